import type { Review, ReviewSummary } from '#web/domain/member/review.ts'

export type ReviewsOfProduct = { readonly summary: ReviewSummary | undefined; readonly items: readonly Review[] }

/** The structured data that reviews add to their product. */
export function reviewThings(summary: ReviewSummary | undefined, reviews: readonly Review[]) {
  if (!summary) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: summary.average,
      reviewCount: summary.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.map(({ stars, title, text, author, createdAt }) => ({
      '@type': 'Review',
      name: title,
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
      author: { '@type': 'Person', name: author?.name ?? '–' },
      datePublished: createdAt,
    })),
  }
}
