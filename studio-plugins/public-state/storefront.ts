import { type BehindReason, publicStateAnswer } from '#web/domain/content/public-state.ts'
import type { PublishedDocument } from './public-state.ts'

/** Milliseconds. */
const patience = 8000

/**
 * Asks the storefront which of the documents are not public, and why.
 * @throws Error when it does not answer, or not in its own way
 */
export async function askStorefront(
  site: string,
  documents: readonly PublishedDocument[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, BehindReason>> {
  const response = await fetch(`${site}/api/v1/publications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ documents: documents.map(({ id, publishedAt, isGone }) => ({ id, publishedAt, isGone })) }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  })
  if (!response.ok) throw new Error(`The storefront answered ${response.status}`)
  const { behind } = publicStateAnswer.parse(await response.json())
  return new Map(behind.map(({ id, reason }) => [id, reason]))
}
