import {
  type RatingAndDecision,
  type RatingsAndDecisions,
  ratingAndDecisionOf,
} from '#web/domain/product/rating-and-decision.ts'
import { clean } from '#web/lib/stega-clean.ts'

type Product = Parameters<typeof ratingAndDecisionOf>[0] & { readonly crowdfundingEnded?: boolean | null }

/** The product with its rating and the staff's decision about its campaign, which is then over. */
export function withRatingAndDecision<P extends Product>(
  product: P,
  ratingsAndDecisions: RatingsAndDecisions,
): P & RatingAndDecision {
  const { _id, centraId = null, productState = null, crowdfundingDate = null } = product
  const ratingAndDecision = ratingAndDecisionOf(
    {
      _id,
      centraId: clean(centraId),
      productState: clean(productState),
      crowdfundingDate: clean(crowdfundingDate),
    },
    ratingsAndDecisions,
  )
  return { ...product, ...ratingAndDecision, ...(ratingAndDecision.decision && { crowdfundingEnded: true }) }
}

export function withRatingsAndDecisions<P extends Product>(
  products: readonly P[],
  ratingsAndDecisions: RatingsAndDecisions,
): (P & RatingAndDecision)[] {
  return products.map((product) => withRatingAndDecision(product, ratingsAndDecisions))
}
