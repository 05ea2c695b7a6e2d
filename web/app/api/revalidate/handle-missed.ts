import 'server-only'
import { type MissedPublication, publishedSince } from '#web/content/affected-documents.ts'
import { publishedContent } from '#web/content/published-documents.ts'
import { markCaughtUp } from '#web/lib/baseline.ts'
import { database } from '#web/server/db/database.ts'
import { lastHandled } from '#web/server/publications/handled.ts'
import { reportServerFailure } from '#web/server/report.ts'
import type { Outcome } from './outcome.ts'
import { record } from './record.ts'

/** Nobody waits for it: it may write many documents with their derived rows. */
const DATABASE_TIMEOUT_MS = 5000

type MissedNotice = { readonly since: string; readonly which: 'all' | 'unhandled' }

/**
 * Finds publications of which this process got no delivery. After a start these are all since the build, even those
 * that were handled, because a process forgets on exit which tags it has expired. Unfinished while the lake or the
 * database is unavailable. Never throws.
 */
export async function handleMissed({ since, which }: MissedNotice): Promise<Outcome> {
  let tags: readonly string[] = []
  try {
    const published = await publishedSince(since)
    if (which === 'all') tags = tagsOf(published)
    const unhandled = await withoutHandled(published)
    if (which === 'unhandled') tags = tagsOf(unhandled)
    const isRecorded = await feed(unhandled)
    if (isRecorded && which === 'all') markCaughtUp()
    return { tags, isUnfinished: !isRecorded }
  } catch (error) {
    reportServerFailure('publishing', error)
    return { tags, isUnfinished: true }
  }
}

async function feed(publications: readonly MissedPublication[]): Promise<boolean> {
  const { documentsAtOnce, read } = publishedContent
  for (let start = 0; start < publications.length; start += documentsAtOnce) {
    const some = publications.slice(start, start + documentsAtOnce)
    const documents = await read(some.map(({ id }) => id))
    if (!(await record(some.map(toRecord), documents, DATABASE_TIMEOUT_MS))) return false
  }
  return true
}

function tagsOf(publications: readonly MissedPublication[]): readonly string[] {
  return [...new Set(publications.flatMap(({ tags }) => tags))]
}

async function withoutHandled(publications: readonly MissedPublication[]): Promise<readonly MissedPublication[]> {
  const ids = publications.map(({ id }) => id)
  const handled = await lastHandled(database(), ids)
  return publications.filter(({ id, publishedAt }) => {
    const last = handled.get(id)
    return !last || last.publishedAt < publishedAt
  })
}

function toRecord({ id, publishedAt, tags, addressProblem }: MissedPublication) {
  if (addressProblem) {
    const error = new Error(`The address is malformed: ${addressProblem}`)
    reportServerFailure('publishing', error, { document: id })
  }
  const problem = addressProblem ? ('malformedAddress' as const) : null
  return { documentId: id, publishedAt, isGone: false, problem, tags }
}
