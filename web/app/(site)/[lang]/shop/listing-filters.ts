import { facetsInPages } from '#web/app/facets-in-pages.ts'
import type { ListingChoice } from '#web/content/pages.ts'
import type { ListingFactsQueryResult } from '#web/content/types.gen.ts'
import { countMaps, countOptions, noFilters } from '#web/domain/listing/listing-filters.ts'
import { WHOLE_LIST_SIZE } from '#web/domain/listing/listing-limits.ts'
import type { RatingsAndDecisions } from '#web/domain/product/rating-and-decision.ts'
import { facetLabels } from '#web/features/shop/filters/facet-labels.ts'
import type { ListingPage } from '#web/features/shop/filters/filtered-listing.tsx'
import { facetValues, listedProduct, shownFacets } from '#web/features/shop/filters/listing-facets.ts'
import type { Language } from '#web/routing/languages.ts'
import { LISTING_PAGE_SIZE } from '#web/routing/listing-pages.ts'
import { withRatingsAndDecisions } from '#web/ui/product-card/with-ratings-and-decisions.ts'

type Filters = Pick<ListingPage, 'total' | 'shown' | 'counts' | 'entries'>

/**
 * The options of a listing's filters: of up to 200 products by the rules that browsers use too, of more by the
 * database.
 */
export async function listingFilters(
  lang: Language,
  choice: ListingChoice,
  { total, products: stored }: ListingFactsQueryResult,
  ratingsAndDecisions: RatingsAndDecisions,
): Promise<Filters> {
  const labels = facetLabels(lang)
  if (total > WHOLE_LIST_SIZE) {
    const { values, counts } = await facetsInPages(lang, choice)
    return { total, shown: shownFacets(values, lang, labels), counts: countMaps(counts) }
  }
  const products = withRatingsAndDecisions(stored, ratingsAndDecisions)
  const entries = products.map((product) => ({ id: product._id, ...listedProduct(product, lang) }))
  return {
    total,
    shown: shownFacets(facetValues(products, lang), lang, labels),
    counts: countOptions(entries, noFilters),
    entries: total <= LISTING_PAGE_SIZE ? entries : undefined,
  }
}
