import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import type { ContentLake } from '#sandbox/content-lake/lake.ts'
import { startLake } from '#sandbox/content-lake/server.ts'

const TOKEN = 'sandbox-write-token-of-the-demo-shop-tests'

export type EmptyLake = {
  client: SanityClient
  lake: ContentLake
  origin: string
  close: () => Promise<void>
}

/** A separate lake in a temporary directory, on a free port. */
export async function emptyLake(): Promise<EmptyLake> {
  const directory = await mkdtemp(join(tmpdir(), 'demo-shop-'))
  const place = { projectId: 'tretopp', dataset: 'production' }
  const tokens = { readToken: 'sandbox-read-token-of-the-demo-shop-tests', writeToken: TOKEN }
  const running = await startLake({ ...place, ...tokens, directory, studioOrigin: 'http://localhost:3333' })
  const client = createClient({
    ...place,
    apiHost: running.origin,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    token: TOKEN,
    perspective: 'raw',
  })
  const close = async () => {
    await running.close()
    await rm(directory, { recursive: true })
  }
  return { client, lake: running.lake, origin: running.origin, close }
}
