import 'server-only'
import { cacheTag } from 'next/cache'
import { latestTag, ratingsTag, reviewsTag } from '#web/domain/member/page-tags.ts'
import type { LatestReview, Rating, Review, ReviewSummary } from '#web/domain/member/review.ts'
import { database } from '../db/database.ts'
import { readForPages } from '../read-for-pages.ts'
import { latestReviews, listReviews } from './list-reviews.ts'
import { allRatings, summariseReviews } from './summarise-reviews.ts'

type ReviewsInPage = { readonly summary: ReviewSummary | undefined; readonly items: readonly Review[] }

/**
 * The newest reviews of a product and their summary as static pages show them; undefined while the database does not
 * respond.
 */
export async function reviewsInPages(documentId: string): Promise<ReviewsInPage | undefined> {
  'use cache'
  cacheTag(reviewsTag(documentId))
  return await readForPages(async () => {
    const [[summary], { items }] = await Promise.all([
      summariseReviews(database(), [documentId]),
      listReviews(database(), documentId, { order: 'newest' }, undefined),
    ])
    return { summary, items }
  })
}

/** The newest reviews of all products, for the community page. */
export async function latestReviewsInPages(limit: number): Promise<readonly LatestReview[] | undefined> {
  'use cache'
  cacheTag(latestTag)
  return await readForPages(() => latestReviews(database(), limit))
}

/** The average rating of every product that has reviews, by document id: one query for all lists. */
export async function ratingsInPages(): Promise<Readonly<Record<string, Rating>>> {
  'use cache'
  cacheTag(ratingsTag)
  return (await readForPages(() => allRatings(database()))) ?? {}
}
