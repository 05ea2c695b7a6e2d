import 'server-only'
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { authorOf } from '#web/domain/member/author.ts'
import type { LatestReview, Review } from '#web/domain/member/review.ts'
import type { ReviewOrder } from '#web/domain/member/review-choices.ts'
import type { Database } from '../db/pool.ts'
import { members } from '../db/schema/members.ts'
import { reviews } from '../db/schema/reviews.ts'
import { cursorsOf, isAfter, pageOf, positionFields } from '../paging.ts'

const pageSize = 10

/** The last review of a page. */
type Position = { readonly stars: number; readonly createdAt: Date; readonly id: string }

export const { writeCursor, readCursor } = cursorsOf({ stars: z.int().min(1).max(5), ...positionFields })

export type ReviewFilter = {
  readonly order: ReviewOrder
  readonly size?: string | undefined
  /** 1 to 5. */
  readonly stars?: number | undefined
}

/** The condition for reviews that neither staff have hidden nor their authors deleted. */
export const visibleOnly = and(isNull(reviews.hiddenAt), isNull(reviews.deletedAt))

/** A page of a product's reviews. */
export async function listReviews(
  database: Database,
  documentId: string,
  { order, size, stars }: ReviewFilter,
  after: Position | undefined,
): Promise<{ readonly items: readonly Review[]; readonly next: string | null }> {
  const isWanted = and(size ? eq(reviews.size, size) : undefined, stars ? eq(reviews.stars, stars) : undefined)
  const rows = await database
    .select({ review: reviews, authorName: members.fullName, pictureId: members.pictureId })
    .from(reviews)
    .leftJoin(members, eq(members.id, reviews.memberId))
    .where(and(eq(reviews.documentId, documentId), visibleOnly, isWanted, after && isFurther(order, after)))
    .orderBy(...columns[order])
    .limit(pageSize + 1)
  const { items, last } = pageOf(rows, pageSize)
  return { items: items.map(toReview), next: last ? writeCursor(last.review) : null }
}

/** The newest reviews of all products. */
export async function latestReviews(database: Database, limit: number): Promise<LatestReview[]> {
  const rows = await database
    .select({ review: reviews, authorName: members.fullName, pictureId: members.pictureId })
    .from(reviews)
    .leftJoin(members, eq(members.id, reviews.memberId))
    .where(visibleOnly)
    .orderBy(desc(reviews.createdAt))
    .limit(limit)
  return rows.map((row) => ({ ...toReview(row), documentId: row.review.documentId }))
}

const columns = {
  newest: [desc(reviews.createdAt), desc(reviews.id)],
  highest: [desc(reviews.stars), desc(reviews.createdAt), desc(reviews.id)],
  lowest: [asc(reviews.stars), asc(reviews.createdAt), asc(reviews.id)],
} satisfies Record<ReviewOrder, SQL[]>

function isFurther(order: ReviewOrder, after: Position): SQL | undefined {
  const { stars, createdAt, id } = after
  const byStars = sql`(${reviews.stars}, ${reviews.createdAt}, ${reviews.id})`
  const position = sql`(${stars}::smallint, ${createdAt}::timestamptz, ${id}::uuid)`
  if (order === 'highest') return sql`${byStars} < ${position}`
  if (order === 'lowest') return sql`${byStars} > ${position}`
  return isAfter(reviews, after)
}

type Row = {
  readonly review: typeof reviews.$inferSelect
  readonly authorName: string | null
  readonly pictureId: string | null
}

function toReview({ review, ...member }: Row): Review {
  const { id, stars, title, text, fit, size, boughtSizes, memberId, createdAt, editedAt } = review
  return {
    id,
    stars,
    title,
    text,
    fit,
    size,
    isBought: boughtSizes !== null,
    isSizeBought: size !== null && (boughtSizes?.includes(size) ?? false),
    author: authorOf({ memberId, ...member }),
    createdAt: createdAt.toISOString(),
    isEdited: editedAt !== null,
    answer: answerOf(review),
  }
}

function answerOf({ answer, answeredAt, answerEditedAt }: Row['review']): Review['answer'] {
  if (answer === null || !answeredAt) return null
  return { text: answer, createdAt: answeredAt.toISOString(), isEdited: answerEditedAt !== null }
}
