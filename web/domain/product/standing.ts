import type { Rating } from '../member/review.ts'
import { type CampaignDecision, type Decision, isAbout } from './campaign-decision.ts'

/** The product backend's facts about products, for their cards and pages. */
export type Standings = {
  /** By document id; of those that have reviews. */
  readonly ratings: Readonly<Record<string, Rating>>
  /** By `centraId`; the last decision about each product's campaigns. */
  readonly decisions: Readonly<Record<string, CampaignDecision>>
}

/** The facts shown about one product. */
export type Standing = { readonly rating?: Rating; readonly decision?: Decision }

type Product = {
  readonly _id: string
  readonly centraId?: string | null
  readonly productState?: string | null
  readonly crowdfundingDate?: string | null
}

/** The rating of a product, and the decision about its campaign as the content describes it. */
export function standingOf(product: Product, { ratings, decisions }: Standings): Standing {
  const { _id, centraId, productState, crowdfundingDate } = product
  const rating = ratings[_id]
  const decided = productState === 'crowdFunding' && centraId ? decisions[centraId] : undefined
  return {
    ...(rating && { rating }),
    ...(decided && isAbout(decided, crowdfundingDate) && { decision: decided.decision }),
  }
}
