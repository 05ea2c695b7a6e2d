import 'server-only'
import { decisionsInPages } from '#web/server/crowdfunding/decisions-in-pages.ts'
import { ratingsInPages } from '#web/server/reviews/reviews-in-pages.ts'
import type { Standings } from '../domain/product/standing.ts'

/** The product backend's facts on product cards and pages: the same cached reads for all of them. */
export async function standingsInPages(): Promise<Standings> {
  const [ratings, decisions] = await Promise.all([ratingsInPages(), decisionsInPages()])
  return { ratings, decisions }
}
