import { type ClientConfig, createClient } from '@sanity/client'
import { loadSandboxEnvironment, readSandboxConfig } from '../config.ts'
import { demoDocuments } from './documents.ts'
import { uploadPictures, withPictures } from './seeding/pictures.ts'
import { writeDocuments } from './seeding/write-documents.ts'

interface SeedOptions {
  apiHost: string
  projectId: string
  dataset: string
  token: string
  /** Progress, a line at a time. Silent when left out. */
  log?: (line: string) => void
  /** The day that campaigns count from; today when left out. */
  today?: Date
}

/**
 * Fills a dataset with the demo shop and returns how many documents and pictures it had to write. Ids depend on nothing but the content, so a second
 * run on the same day writes nothing; a run on a later day moves the campaign dates. Documents that editors added stay; edited demo
 * documents are put back. Throws what the lake answers when it refuses.
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

/** The project travels in a header: Node cannot resolve `<project>.localhost`. */
function clientConfig({ apiHost, projectId, dataset, token }: SeedOptions): ClientConfig {
  const place = { apiHost, projectId, dataset, useProjectHostname: false }
  return { ...place, token, apiVersion: '2025-02-19', useCdn: false, perspective: 'raw' }
}

async function main(): Promise<void> {
  loadSandboxEnvironment()
  const { lakeOrigin, projectId, dataset, writeToken } = readSandboxConfig()
  if (!lakeOrigin) {
    console.error('The demo shop is written to a local lake only, and SANITY_STUDIO_API_HOST names none.')
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

/** A failed connection says why in its cause only. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}

if (import.meta.main) await main()
