import 'server-only'
import { askedList } from '#web/app/asked-list.ts'
import { standingsInPages } from '#web/app/standings-in-pages.ts'
import type { ListingChoice } from '#web/content/pages.ts'
import { productInLanguage } from '#web/content/product-in-language.ts'
import type { ListingFilters } from '#web/domain/listing/listing-filters.ts'
import { listedProduct } from '#web/features/shop/filters/listing-facets.ts'
import type { Language } from '#web/routing/languages.ts'
import { listProducts } from '#web/server/catalogue/list-products.ts'
import type { Database } from '#web/server/db/pool.ts'
import type { ListingResponse } from '#web/services/backend/contracts/list-products.ts'
import { cardFacts } from '#web/ui/product-card/card-facts.ts'
import { withStanding } from '#web/ui/product-card/with-standings.ts'

type Range = { readonly filters: ListingFilters; readonly from: number; readonly to: number }

/** Products of a list with their cards. */
export async function listingResponse(
  database: Database,
  lang: Language,
  choice: ListingChoice,
  range: Range,
): Promise<ListingResponse> {
  const standings = await standingsInPages()
  const list = await askedList(database, lang, choice, standings)
  const { products, ...found } = await listProducts(database, list, range)
  return {
    ...found,
    products: products.map((stored) => {
      const product = withStanding(productInLanguage(lang, stored, list.today), standings)
      return {
        id: product._id,
        ...listedProduct(product, lang),
        card: cardFacts(lang, product, choice.gender),
      }
    }),
  }
}
