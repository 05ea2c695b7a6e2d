import { type Standing, type Standings, standingOf } from '#web/domain/product/standing.ts'
import { clean } from '#web/lib/stega-clean.ts'

type Product = Parameters<typeof standingOf>[0] & { readonly crowdfundingEnded?: boolean | null }

/** The product with its rating and the staff's decision about its campaign, which is then over. */
export function withStanding<P extends Product>(product: P, standings: Standings): P & Standing {
  const { _id, centraId = null, productState = null, crowdfundingDate = null } = product
  const standing = standingOf(
    {
      _id,
      centraId: clean(centraId),
      productState: clean(productState),
      crowdfundingDate: clean(crowdfundingDate),
    },
    standings,
  )
  return { ...product, ...standing, ...(standing.decision && { crowdfundingEnded: true }) }
}

export function withStandings<P extends Product>(products: readonly P[], standings: Standings): (P & Standing)[] {
  return products.map((product) => withStanding(product, standings))
}
