import type { BehindReason } from '#web/domain/content/public-state.ts'
import { callBackend } from '#web/services/backend/call-backend.ts'
import type { listBehind } from '#web/services/backend/contracts/list-behind.ts'
import { orThrow } from '#web/services/backend/or-throw.ts'
import type { Backend } from '../backend/use-backend.ts'
import type { PublishedDocument } from './public-state.ts'

/**
 * Asks the storefront which of the documents are not public, and why.
 * @throws Error when it does not respond, or refuses
 */
export async function fetchBehind(
  backend: Backend,
  documents: readonly PublishedDocument[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, BehindReason>> {
  const states = documents.map(({ id, publishedAt, isGone }) => ({ id, publishedAt, isGone }))
  const { behind } = await orThrow(
    callBackend<typeof listBehind>('POST /api/v1/publications', { ...backend, body: { documents: states }, signal }),
  )
  return new Map(behind.map(({ id, reason }) => [id, reason]))
}
