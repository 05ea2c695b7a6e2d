import 'server-only'
import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Answer, Contribution, ContributionFilter } from '#web/domain/staff/contribution.ts'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { reviews } from '../db/schema/reviews.ts'
import type { Position } from '../paging.ts'
import { hasOpenReport, reportsOf } from '../reports.ts'
import { authorOf, containsWords, isListed, type PageOptions } from './filters.ts'

const isVisible = isNull(reviews.hiddenAt)

/** Visible with open reports, or rewritten while it was hidden. */
export const reviewWaits = or(and(isVisible, hasOpenReport('review')), isNotNull(reviews.rewrittenAt))

const isInView = { reported: reviewWaits, newest: isVisible, hidden: isNotNull(reviews.hiddenAt) }

/** Reviews, the newest first. Those that their authors have deleted are left out. */
export async function listReviews(
  database: Database,
  filter: ContributionFilter,
  after: Position | undefined,
  { limit, now }: PageOptions,
): Promise<Contribution[]> {
  const { view, kind, text } = filter
  if (kind && kind !== 'review') return []
  const rows = await database
    .select({ review: reviews, author: members })
    .from(reviews)
    .leftJoin(members, eq(members.id, reviews.memberId))
    .where(
      and(
        isListed(reviews, filter, after, now),
        isInView[view],
        containsWords(sql`concat_ws(' ', ${reviews.title}, ${reviews.text}, ${members.fullName})`, text),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
  const reports = await reportsOf(
    database,
    'review',
    rows.map(({ review }) => review.id),
  )
  return rows.map(({ review, author }) => ({
    kind: 'review',
    id: review.id,
    documentId: review.documentId,
    parent: null,
    title: review.title,
    stars: review.stars,
    text: review.text,
    author: authorOf(author, now),
    isPinned: false,
    isHidden: review.hiddenAt !== null,
    isRewritten: review.rewrittenAt !== null,
    createdAt: review.createdAt.toISOString(),
    isEdited: review.editedAt !== null,
    reports: reports.get(review.id) ?? [],
    answers: answersOf(review),
  }))
}

/** A review has one answer of the shop at most, which goes by the review's id. */
function answersOf({ id, answer, answeredAt, answerEditedAt }: typeof reviews.$inferSelect): Answer[] {
  if (answer === null || !answeredAt) return []
  return [{ id, text: answer, createdAt: answeredAt.toISOString(), isEdited: answerEditedAt !== null }]
}
