import { type ClientConfig, createClient } from '@sanity/client'
import { readSandboxConfig } from '../config.ts'
import { demoDocuments } from './documents.ts'
import { uploadPictures, withPictures } from './seeding/pictures.ts'
import { writeDocuments } from './seeding/write-documents.ts'

interface SeedOptions {
  apiHost: string
  projectId: string
  dataset: string
  token: string
  /** Receives progress messages, one line each. */
  log?: (line: string) => void
  /** The day that campaign dates are relative to; today by default. */
  today?: Date
}

/**
 * Fills a dataset with the demo shop and returns how many documents and pictures it wrote. Ids depend only on the content, so a second run
 * on the same day writes nothing; a run on a later day moves the campaign dates. Documents that editors added are kept, edited demo
 * documents are reset.
 * @throws the lake's error
 */
export async function seed(options: SeedOptions): Promise<{ documents: number; assets: number }> {
  const log = options.log ?? (() => undefined)
  const client = createClient(clientConfig(options))
  const documents = demoDocuments(options.today ?? new Date())
  const { pictures, uploads } = await uploadPictures(client, documents, log)
  const written = await writeDocuments(client, withPictures(documents, pictures))
  log(`The demo shop: ${written} documents and ${uploads} pictures written, ${documents.length} documents in all`)
  return { documents: written, assets: uploads }
}

/** Names the project in a header, because Node cannot resolve `<project>.localhost`. */
function clientConfig({ apiHost, projectId, dataset, token }: SeedOptions): ClientConfig {
  const target = { apiHost, projectId, dataset, useProjectHostname: false }
  return { ...target, token, apiVersion: '2025-02-19', useCdn: false, perspective: 'raw' }
}

async function main(): Promise<void> {
  const { lakeOrigin, projectId, dataset, writeToken } = readSandboxConfig()
  if (!lakeOrigin) {
    console.error('The demo shop can only be written to a local lake, but SANITY_STUDIO_API_HOST does not name one.')
    process.exitCode = 1
    return
  }
  try {
    await seed({ apiHost: lakeOrigin.origin, projectId, dataset, token: writeToken, log: console.info })
  } catch (error) {
    console.error(`The demo shop cannot be written to ${lakeOrigin.origin}: ${reason(error)}`)
    process.exitCode = 1
  }
}

/** The reason of a failed connection is in the cause of the error. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

if (import.meta.main) await main()
