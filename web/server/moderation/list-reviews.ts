import 'server-only'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Contribution, ContributionFilter } from '#web/domain/staff/contribution.ts'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { reviews } from '../db/schema/reviews.ts'
import type { Position } from './cursor.ts'
import { authorOf, containsWords, isAfter } from './filters.ts'

/** Reviews, the newest first. Reviews cannot be reported. */
export async function listReviews(
  database: Database,
  { view, kind, authorLang, documentId, authorId, text }: ContributionFilter,
  after: Position | undefined,
  limit: number,
): Promise<Contribution[]> {
  if (view === 'reported' || (kind && kind !== 'review')) return []
  const rows = await database
    .select({ review: reviews, author: members })
    .from(reviews)
    .leftJoin(members, eq(members.id, reviews.memberId))
    .where(
      and(
        view === 'hidden' ? isNotNull(reviews.hiddenAt) : isNull(reviews.hiddenAt),
        authorLang && eq(members.lang, authorLang),
        documentId === undefined ? undefined : eq(reviews.documentId, documentId),
        authorId === undefined ? undefined : eq(reviews.memberId, authorId),
        containsWords(sql`concat_ws(' ', ${reviews.title}, ${reviews.text}, ${members.fullName})`, text),
        isAfter(reviews, after),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
  return rows.map(({ review, author }) => ({
    kind: 'review',
    id: review.id,
    documentId: review.documentId,
    parent: null,
    title: review.title,
    stars: review.stars,
    text: review.text,
    author: authorOf(author),
    isPinned: false,
    isHidden: review.hiddenAt !== null,
    createdAt: review.createdAt.toISOString(),
    isEdited: review.editedAt !== null,
    reports: [],
    answers: [],
  }))
}
