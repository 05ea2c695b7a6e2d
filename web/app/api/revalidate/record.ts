import 'server-only'
import { publishedContent } from '#web/content/published-documents.ts'
import { batched } from '#web/lib/batched.ts'
import { Unavailable, withinTime } from '#web/lib/unavailable.ts'
import { deriveAll } from '#web/server/catalogue/derive.ts'
import { type Fed, feedPublications } from '#web/server/catalogue/feed-publications.ts'
import { joinFed } from '#web/server/catalogue/join-fed.ts'
import { database } from '#web/server/db/database.ts'
import { isDatabaseUnavailable } from '#web/server/db/failure.ts'
import type { PublishedFields } from '#web/server/db/schema/published-documents.ts'
import { thisInstance } from '#web/server/publications/handled.ts'
import type { Handled } from '#web/server/publications/public.ts'
import { reportServerFailure } from '#web/server/report.ts'

/** Expiring pages does not wait longer for this. */
const DATABASE_TIMEOUT_MS = 700

/** One run at a time as well. */
const deriveRest = batched<Fed>(() => deriveAll(database()))

/**
 * One transaction at a time, for all that has arrived: they would wait for each other, each with a connection, until
 * none was left for visitors.
 */
const feed = batched<Fed>(async (all) => {
  const fed = { ...joinFed(all), source: publishedContent.source }
  const isMoreLeft = await feedPublications(database(), thisInstance, fed)
  // Lists are refused while products wait for their rows. The delivery does not wait for them.
  if (isMoreLeft) deriveRest(fed).catch((error: unknown) => reportServerFailure('publishing', error))
})

/**
 * Records the outcome of publications and writes the published documents. False when the database is unavailable, so
 * that it has to be done later.
 */
export async function record(
  handled: readonly Handled[],
  documents: readonly PublishedFields[],
  timeoutMs: number = DATABASE_TIMEOUT_MS,
): Promise<boolean> {
  try {
    const fed = { handled, documents, source: publishedContent.source }
    await withinTime(feed(fed), timeoutMs, 'Recording publications')
    return true
  } catch (error) {
    reportServerFailure('publishing', error)
    return !(error instanceof Unavailable || isDatabaseUnavailable(error))
  }
}
