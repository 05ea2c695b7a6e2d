import 'server-only'
import { contentView } from '#web/content/view.ts'
import { decisionsInPages } from '#web/server/crowdfunding/decisions-in-pages.ts'
import { ratingsInPages } from '#web/server/reviews/reviews-in-pages.ts'
import type { RatingsAndDecisions } from '../domain/product/rating-and-decision.ts'

/** The product backend's facts on product cards and pages: the same cached reads for all of them. */
export async function loadRatingsAndDecisions(): Promise<RatingsAndDecisions> {
  const [ratings, decisions] = await Promise.all([ratingsInPages(), decisionsInPages()])
  return { ratings, decisions }
}

/** The same for what only one visitor gets where it is a preview, which may simulate a decision: pages above all. */
export async function loadShownRatingsAndDecisions(): Promise<RatingsAndDecisions> {
  const [stored, view] = await Promise.all([loadRatingsAndDecisions(), contentView()])
  const decision = view.draft ? view.simulation?.decision : undefined
  return decision ? { ...stored, simulatedDecision: decision === 'undecided' ? null : decision } : stored
}
