import 'server-only'
import { listScope } from '#web/app/list-scope.ts'
import { loadRatingsAndDecisions } from '#web/app/ratings-and-decisions.ts'
import type { ListingChoice } from '#web/content/pages.ts'
import { productInLanguage } from '#web/content/product-in-language.ts'
import type { ListingFilters } from '#web/domain/listing/listing-filters.ts'
import { listedProduct } from '#web/features/shop/filters/listing-facets.ts'
import type { Language } from '#web/routing/languages.ts'
import { listProducts } from '#web/server/catalogue/list-products.ts'
import type { Database } from '#web/server/db/pool.ts'
import type { ListingResponse } from '#web/services/backend/contracts/list-products.ts'
import { cardFacts } from '#web/ui/product-card/card-facts.ts'
import { withRatingAndDecision } from '#web/ui/product-card/with-ratings-and-decisions.ts'

export type ListingRange = { readonly filters: ListingFilters; readonly from: number; readonly to: number }

/** Products of a list with their cards, as they are published. */
export async function listingResponse(
  database: Database,
  lang: Language,
  choice: ListingChoice,
  range: ListingRange,
): Promise<ListingResponse> {
  const ratingsAndDecisions = await loadRatingsAndDecisions()
  const list = await listScope(database, lang, choice, ratingsAndDecisions)
  const { products, ...found } = await listProducts(database, list, range)
  return {
    ...found,
    products: products.map((stored) => {
      const product = withRatingAndDecision(productInLanguage(lang, stored, list.today), ratingsAndDecisions)
      return {
        id: product._id,
        ...listedProduct(product, lang),
        card: cardFacts(lang, product, choice.gender),
      }
    }),
  }
}
