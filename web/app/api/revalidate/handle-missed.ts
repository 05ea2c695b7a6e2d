import 'server-only'
import { type MissedPublication, publishedSince } from '#web/content/touched-tags.ts'
import { markCaughtUp } from '#web/lib/baseline.ts'
import { database } from '#web/server/db/database.ts'
import { forgetOldPublications, lastHandled } from '#web/server/publications/handled.ts'
import { reportServerFailure } from '#web/server/report.ts'
import { note } from './note.ts'
import type { Outcome } from './outcome.ts'

type Missed = { readonly since: string; readonly which: 'all' | 'unhandled' }

/**
 * Finds what no delivery told this process of. After a start that is all that was published since the build, whoever handled it, because
 * the tags that a process expired end with it. Unfinished while the lake or the database is away. Never throws.
 */
export async function handleMissed({ since, which }: Missed): Promise<Outcome> {
  let tags: readonly string[] = []
  try {
    const published = await publishedSince(since)
    if (which === 'all') tags = tagsOf(published)
    const unhandled = await withoutHandled(published)
    if (which === 'unhandled') tags = tagsOf(unhandled)
    const isNoted = await note(unhandled.map(noteOf))
    if (isNoted && which === 'all') {
      markCaughtUp()
      await forgetOldPublications(database())
    }
    return { tags, isUnfinished: !isNoted }
  } catch (error) {
    reportServerFailure('publishing', error)
    return { tags, isUnfinished: true }
  }
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

function noteOf({ id, publishedAt, tags, addressProblem }: MissedPublication) {
  if (addressProblem) {
    const error = new Error(`The address is malformed: ${addressProblem}`)
    reportServerFailure('publishing', error, { document: id })
  }
  const problem = addressProblem ? ('malformedAddress' as const) : null
  return { documentId: id, publishedAt, isGone: false, problem, tags }
}
