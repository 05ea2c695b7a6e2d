import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { type RunningLake, startLake } from '#sandbox/content-lake/server.ts'

const { CONTRACT_SANITY_PROJECT_ID, CONTRACT_SANITY_DATASET, CONTRACT_SANITY_TOKEN } = process.env

/** True when the suite runs against a hosted project; what only the stand-in can show is skipped then. */
export const isHosted = Boolean(CONTRACT_SANITY_PROJECT_ID && CONTRACT_SANITY_DATASET && CONTRACT_SANITY_TOKEN)

export const WRITE_TOKEN = 'contract-write-token-0000000000000000'
export const READ_TOKEN = 'contract-read-token-00000000000000000'

export type Target = {
  /** Reads and writes. */
  client: SanityClient
  anonymous: SanityClient
  /** The same lake with other settings. */
  connect(config: Partial<ClientConfig>): SanityClient
  /** Base of the API without a version, for requests that no client would send. */
  origin: string
  projectId: string
  dataset: string
  /** A document id that no other test uses; everything with it goes when the target closes. */
  id(name?: string): string
  /** The stand-in itself. Not there for a hosted project. */
  lake(): RunningLake
  close(): Promise<void>
}

type StandInOptions = { webhook?: { url: string; secret: string }; smtpUrl?: string }

export async function openTarget(options: StandInOptions = {}): Promise<Target> {
  const directory = await mkdtemp(join(tmpdir(), 'lake-contract-'))
  const projectId = CONTRACT_SANITY_PROJECT_ID ?? 'contract'
  const dataset = CONTRACT_SANITY_DATASET ?? 'production'
  const tokens = { readToken: READ_TOKEN, writeToken: WRITE_TOKEN }
  const setUp = { projectId, dataset, ...tokens, directory, studioOrigin: 'http://localhost:3333', ...options }
  const running = isHosted ? undefined : await startLake(setUp)
  running?.lake.webhooks.start()
  const prefix = `contract-${randomUUID().slice(0, 8)}`
  const base = { projectId, dataset, apiVersion: '2025-02-19', useCdn: false, perspective: 'raw' as const }
  const host = running ? { apiHost: running.origin, useProjectHostname: false } : {}
  const connect = (config: Partial<ClientConfig>) =>
    createClient({ ...base, ...host, token: CONTRACT_SANITY_TOKEN ?? WRITE_TOKEN, ...config })
  const client = connect({})
  const { token: _, ...withoutToken } = client.config()
  let count = 0
  return {
    client,
    anonymous: createClient({ ...base, ...host, apiVersion: withoutToken.apiVersion }),
    connect,
    origin: running?.origin ?? `https://${projectId}.api.sanity.io`,
    projectId,
    dataset,
    id(name = 'document') {
      count += 1
      return `${prefix}-${name}-${count}`
    },
    lake() {
      if (!running) throw new Error('A hosted project has no stand-in')
      return running
    },
    async close() {
      await client.delete({ query: '*[_id match $prefix]', params: { prefix: `${prefix}*` } }).catch(() => {})
      await running?.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** The error that a promise was rejected with; fails when it was not. */
export async function rejection(
  promise: Promise<unknown>,
): Promise<{ statusCode: number; message: string; details: unknown; response: { body: unknown } }> {
  const outcome = await promise.then(
    () => undefined,
    (error: { statusCode: number; message: string; details: unknown; response: { body: unknown } }) => error,
  )
  if (!outcome) throw new Error('Expected a rejection')
  return outcome
}
