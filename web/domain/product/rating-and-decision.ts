import type { Rating } from '../member/review.ts'
import { appliesToCampaign, type CampaignDecision, type Decision } from './campaign-decision.ts'

/** The product backend's facts about products, for their cards and pages. */
export type RatingsAndDecisions = {
  /** By document id; of those that have reviews. */
  readonly ratings: Readonly<Record<string, Rating>>
  /** By `centraId`; the last decision about each product's campaigns. */
  readonly decisions: Readonly<Record<string, CampaignDecision>>
  /** The decision that a preview simulates for every campaign; null for none yet. Absent for visitors. */
  readonly simulatedDecision?: Decision | null
}

/** The facts shown about one product. */
export type RatingAndDecision = { readonly rating?: Rating; readonly decision?: Decision }

type Product = {
  readonly _id: string
  readonly centraId?: string | null
  readonly productState?: string | null
  readonly crowdfundingDate?: string | null
}

/** The rating of a product, and the decision about its campaign as the content describes it. */
export function ratingAndDecisionOf(product: Product, facts: RatingsAndDecisions): RatingAndDecision {
  const rating = facts.ratings[product._id]
  const decision = product.productState === 'crowdFunding' ? decisionOf(product, facts) : undefined
  return { ...(rating && { rating }), ...(decision && { decision }) }
}

function decisionOf({ centraId, crowdfundingDate }: Product, facts: RatingsAndDecisions): Decision | null | undefined {
  if (facts.simulatedDecision !== undefined) return facts.simulatedDecision
  const decided = centraId ? facts.decisions[centraId] : undefined
  return decided && appliesToCampaign(decided, crowdfundingDate) ? decided.decision : undefined
}
