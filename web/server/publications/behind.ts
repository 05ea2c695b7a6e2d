import 'server-only'
import {
  type Baseline,
  type PublicStateResponse,
  type PublishedState,
  reasonBehind,
} from '#web/domain/content/public-state.ts'
import type { Database } from '../db/pool.ts'
import { type Result, success } from '../result.ts'
import { lastHandled } from './handled.ts'

/** The published documents that are not public yet, as far as any instance of the storefront knows. */
export async function behindOf(
  database: Database,
  documents: readonly PublishedState[],
  baseline: Baseline,
): Promise<Result<PublicStateResponse, never>> {
  const handled = await lastHandled(
    database,
    documents.map(({ id }) => id),
  )
  const behind = documents.flatMap(({ id, ...document }) => {
    const reason = reasonBehind(document, handled.get(id), baseline)
    return reason ? [{ id, reason }] : []
  })
  return success({ behind })
}
