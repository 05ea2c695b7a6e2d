import 'server-only'
import { isHttpError, isTimeoutError } from '@sanity/client'
import { tagsOfReferrers } from '#web/content/affected-documents.ts'
import { tagsOfPublication } from '#web/content/cache-tags.ts'
import { publishedContent } from '#web/content/published-documents.ts'
import { recordRedirects } from '#web/content/record-redirects.ts'
import type { PublishProblem } from '#web/domain/content/public-state.ts'
import { batched } from '#web/lib/batched.ts'
import { Unavailable, withinTime } from '#web/lib/unavailable.ts'
import type { Publication } from '#web/routing/expired.ts'
import { addressProblem } from '#web/routing/published-address.ts'
import type { PublishedFields } from '#web/server/db/schema/published-documents.ts'
import { reportServerFailure } from '#web/server/report.ts'
import { writeClient } from '#web/services/sanity/client.ts'
import type { Outcome } from './outcome.ts'
import { record } from './record.ts'

/** The tags expire when all is done, and a shopper should see a publication within two seconds. */
const STEP_TIMEOUT_MS = 1000
/** A slow write continues until then, and has finished when the same delivery is repeated. */
const LAKE_TIMEOUT_MS = 20_000

/**
 * Writes the redirects of a document that moved, finds the tags to expire, feeds the catalogue and records the outcome
 * for the Studio. A document that cannot be handled is reported with its id and not tried again, since it would fail
 * again; only while the lake or the database is unavailable does the outcome ask for another delivery. Never throws.
 */
export async function handlePublication(publication: Publication): Promise<Outcome> {
  const { _id, before, after } = publication
  const { referrers, documents, problem } = await askLake(publication)
  const tags = [...tagsOfPublication(publication), ...referrers]
  const handled = {
    documentId: _id,
    publishedAt: publishedAt(after ?? before),
    isGone: after === null,
    problem: problem ?? null,
    tags,
  }
  const isRecorded = await record([handled], documents)
  return { tags, isUnfinished: problem === 'lakeUnreachable' || !isRecorded }
}

/** One request at a time, for all documents that were published meanwhile: an import publishes thousands. */
const readTogether = batched(async (ids: readonly string[]) => {
  const { documentsAtOnce, read } = publishedContent
  const requests = Array.from({ length: Math.ceil(ids.length / documentsAtOnce) }, (_, at) =>
    read(ids.slice(at * documentsAtOnce, (at + 1) * documentsAtOnce)),
  )
  return (await withinTime(Promise.all(requests), STEP_TIMEOUT_MS, 'Reading documents')).flat()
})

async function readDocument(id: string): Promise<readonly PublishedFields[]> {
  return (await readTogether(id)).filter(({ _id }) => _id === id)
}

type FromLake = {
  readonly referrers: readonly string[]
  /** The document as it is published now; undefined when it is gone, or of a type that the catalogue does not keep. */
  readonly documents: readonly PublishedFields[]
  readonly problem: PublishProblem | undefined
}

async function askLake(publication: Publication): Promise<FromLake> {
  const { _id, _type, after } = publication
  const signal = AbortSignal.timeout(LAKE_TIMEOUT_MS)
  const [redirects, referrers, documents] = await Promise.allSettled([
    // The redirect has to exist before the page is shown at its new address.
    writeClient
      ? withinTime(recordRedirects(writeClient, publication, signal), STEP_TIMEOUT_MS, 'Writing redirects')
      : undefined,
    withinTime(tagsOfReferrers(publication, signal), STEP_TIMEOUT_MS, 'Reading what mentions a document'),
    after ? readDocument(_id) : [],
  ])
  const errors = [redirects, referrers, documents].flatMap((part): unknown[] =>
    part.status === 'rejected' ? [part.reason] : [],
  )
  const malformed = addressProblem(_type, after)
  const problems: PublishProblem[] = errors.map(problemOf)
  if (malformed && !problems.includes('lakeUnreachable')) {
    problems.unshift('malformedAddress')
    errors.push(new Error(`The address of ${_id} (${_type}) is malformed: ${malformed}`))
  }
  for (const error of errors) reportServerFailure('publishing', error, { document: _id })
  const problem = problems.includes('lakeUnreachable') ? 'lakeUnreachable' : problems[0]
  return {
    referrers: referrers.status === 'fulfilled' ? referrers.value : [],
    documents: documents.status === 'fulfilled' ? documents.value : [],
    problem,
  }
}

function problemOf(error: unknown): PublishProblem {
  if (isHttpError(error)) {
    const { statusCode } = error
    return statusCode >= 500 || [408, 409, 429].includes(statusCode) ? 'lakeUnreachable' : 'lakeRefused'
  }
  return error instanceof Unavailable || isTimeoutError(error) || isNetworkError(error) ? 'lakeUnreachable' : 'failed'
}

function isNetworkError(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined
  return cause instanceof Error && 'code' in cause && /^(E[A-Z]|UND_ERR)/.test(String(cause.code))
}

/** A document's `_updatedAt`; now for a delivery without it. */
function publishedAt(document: Publication['after']): Date {
  const time = new Date(String(document?._updatedAt ?? ''))
  return Number.isNaN(time.getTime()) ? new Date() : time
}
