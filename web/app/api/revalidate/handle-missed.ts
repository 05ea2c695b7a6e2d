import 'server-only'
import { type MissedPublication, publishedSince } from '../../../content/touched-tags.ts'
import { markCaughtUp } from '../../../lib/baseline.ts'
import { database } from '../../../server/db/database.ts'
import { forgetOldPublications, lastHandled } from '../../../server/publications/handled.ts'
import { reportServerFailure } from '../../../server/report.ts'
import { note } from './note.ts'
import type { Outcome } from './outcome.ts'

/**
 * After a start: what was published since the build, whoever was told of it, because the tags that a process expired end with it.
 * Unfinished when the lake or the database is away. Never throws.
 */
export async function handleMissed(since: string): Promise<Outcome> {
  let missed: readonly MissedPublication[] = []
  try {
    missed = await publishedSince(since)
    const isNoted = await note(await notNotedYet(missed))
    if (isNoted) markCaughtUp()
    await forgetOldPublications(database())
    return { tags: tagsOf(missed), isUnfinished: !isNoted }
  } catch (error) {
    reportServerFailure('publishing', error)
    return { tags: tagsOf(missed), isUnfinished: true }
  }
}

function tagsOf(missed: readonly MissedPublication[]): readonly string[] {
  return [...new Set(missed.flatMap(({ tags }) => tags))]
}

async function notNotedYet(missed: readonly MissedPublication[]) {
  const noted = await lastHandled(
    database(),
    missed.map(({ id }) => id),
  )
  const news = missed.filter(({ id, publishedAt }) => {
    const last = noted.get(id)
    return !last || last.publishedAt < publishedAt
  })
  return news.map(({ id, publishedAt, tags, addressProblem }) => {
    const problem = addressProblem ? ('malformedAddress' as const) : null
    if (addressProblem) reportServerFailure('publishing', new Error(addressProblem), { document: id })
    return { documentId: id, publishedAt, isGone: false, problem, tags }
  })
}
