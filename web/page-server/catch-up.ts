import { createClient } from '@sanity/client'
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { Env } from '../config/env.ts'
import { readClientConfig } from '../services/sanity/client-config.ts'

type Changed = { readonly _id: string; readonly _type: string }

/** When the build with this id began; build ids are times (next.config.mjs). */
export function buildTime(buildId: string): Date {
  return new Date(Number.parseInt(buildId.trim(), 36))
}

/**
 * Delivers what was published between the build and this start, when no webhook could reach the storefront, to its own
 * webhook. Without an answer from the lake the pages stay as they were built, at most for an hour.
 */
export async function catchUp(env: Env, since: Date): Promise<number> {
  const client = createClient({ ...readClientConfig(env), useCdn: false, maxRetries: 1, timeout: 10_000 })
  const changed = await client.fetch<Changed[]>('*[_updatedAt > $since && !(_type match "sanity.*")]{_id, _type}', {
    since: since.toISOString(),
  })
  for (const { _id, _type } of changed) {
    await deliver(env, JSON.stringify({ _id, _type, before: null, after: null }))
  }
  return changed.length
}

async function deliver(env: Env, body: string): Promise<void> {
  const signature = await encodeSignatureHeader(body, Date.now(), env.revalidateSecret)
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER_NAME]: signature }
  const response = await fetch(new URL('/api/revalidate', env.siteOrigin), { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`)
}
