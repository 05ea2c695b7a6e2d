import 'server-only'
import type { Standings } from '#web/domain/product/standing.ts'
import { decisionsInPages } from './crowdfunding/decisions-in-pages.ts'
import { ratingsInPages } from './reviews/reviews-in-pages.ts'

/** What product cards and pages show of the product backend: the same cached reads for all of them. */
export async function standingsInPages(): Promise<Standings> {
  const [ratings, decisions] = await Promise.all([ratingsInPages(), decisionsInPages()])
  return { ratings, decisions }
}
