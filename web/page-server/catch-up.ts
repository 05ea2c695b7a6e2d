import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import type { Env } from '../config/env.ts'

/** When the build with this id began; build ids are times (next.config.mjs). */
export function buildTime(buildId: string): Date {
  return new Date(Number.parseInt(buildId.trim(), 36))
}

/**
 * Tells the storefront's own webhook to expire what was published between the build and this start, when no delivery
 * could reach it.
 */
export async function catchUp(env: Pick<Env, 'siteOrigin' | 'revalidateSecret'>, since: Date): Promise<void> {
  const body = JSON.stringify({ since: since.toISOString() })
  const signature = await encodeSignatureHeader(body, Date.now(), env.revalidateSecret)
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER_NAME]: signature }
  const response = await fetch(new URL('/api/revalidate', env.siteOrigin), { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`)
}
