import 'server-only'
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Answer, Contribution, ContributionFilter } from '#web/domain/staff/contribution.ts'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { reviewReports, reviews } from '../db/schema/reviews.ts'
import type { Position } from './cursor.ts'
import { authorOf, containsWords, isAfter, isByNewAccount, type PageOptions } from './filters.ts'
import { type Reports, reportsByTarget } from './reports.ts'

const hasOpenReviewReport = sql`EXISTS (
  SELECT FROM ${reviewReports} WHERE ${reviewReports.reviewId} = ${reviews.id} AND ${reviewReports.resolvedAt} IS NULL
)`

const isVisible = isNull(reviews.hiddenAt)

/** Visible with open reports, or rewritten while it was hidden. */
export const reviewWaits = or(and(isVisible, hasOpenReviewReport), isNotNull(reviews.rewrittenAt))

const isInView = { reported: reviewWaits, newest: isVisible, hidden: isNotNull(reviews.hiddenAt) }

/** Reviews, the newest first. What its author has deleted is left out. */
export async function listReviews(
  database: Database,
  { view, kind, authorLang, account, documentId, authorId, text }: ContributionFilter,
  after: Position | undefined,
  { limit, now }: PageOptions,
): Promise<Contribution[]> {
  if (kind && kind !== 'review') return []
  const rows = await database
    .select({ review: reviews, author: members })
    .from(reviews)
    .leftJoin(members, eq(members.id, reviews.memberId))
    .where(
      and(
        isNull(reviews.deletedAt),
        isInView[view],
        authorLang && eq(members.lang, authorLang),
        isByNewAccount(account, now),
        documentId === undefined ? undefined : eq(reviews.documentId, documentId),
        authorId === undefined ? undefined : eq(reviews.memberId, authorId),
        containsWords(sql`concat_ws(' ', ${reviews.title}, ${reviews.text}, ${members.fullName})`, text),
        isAfter(reviews, after),
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
  const reports = await reportsOf(
    database,
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

/** All reports of the reviews, the open ones first, then the newest. */
async function reportsOf(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Reports>> {
  if (ids.length === 0) return new Map()
  const { reviewId: targetId, reason, createdAt, resolvedAt } = reviewReports
  const rows = await database
    .select({ targetId, reason, createdAt, resolvedAt, reporterName: members.fullName })
    .from(reviewReports)
    .leftJoin(members, eq(members.id, reviewReports.memberId))
    .where(inArray(reviewReports.reviewId, [...ids]))
    .orderBy(sql`${resolvedAt} IS NOT NULL`, desc(createdAt))
  return reportsByTarget(rows)
}
