import 'server-only'
import { facetsInPages } from '#web/app/facets-in-pages.ts'
import { loadShownRatingsAndDecisions } from '#web/app/ratings-and-decisions.ts'
import { type ListingChoice, loadListingFacts, loadProducts, loadShopListing } from '#web/content/pages.ts'
import { countFilters, countOptions, countRecords, noFilters } from '#web/domain/listing/listing-filters.ts'
import { WHOLE_LIST_SIZE } from '#web/domain/listing/listing-limits.ts'
import { listedProduct } from '#web/features/shop/filters/listing-facets.ts'
import type { Language } from '#web/routing/languages.ts'
import { LISTING_PAGE_SIZE } from '#web/routing/listing-pages.ts'
import type { Database } from '#web/server/db/pool.ts'
import type { ListingResponse } from '#web/services/backend/contracts/list-products.ts'
import { cardFacts, type ProductCardData } from '#web/ui/product-card/card-facts.ts'
import { withRatingAndDecision } from '#web/ui/product-card/with-ratings-and-decisions.ts'
import { type ListingRange, listingResponse } from './listing-response.ts'

/**
 * Products of a list for an editor's preview: cards with drafts, of a list of the drafts. Only what filters of a list
 * of more than 200 find, and how they order it, is as published.
 */
export async function draftListing(
  database: Database,
  lang: Language,
  choice: ListingChoice,
  range: ListingRange,
): Promise<ListingResponse> {
  const { total } = await loadListingFacts(lang, choice, { from: 0, to: 0 })
  if (total <= WHOLE_LIST_SIZE) {
    const products = await draftsFrom(lang, choice, 0, total)
    return { isWhole: true, found: total, counts: countRecords(countOptions(products, noFilters)), products }
  }
  const { filters, from, to } = range
  if (countFilters(filters) > 0 || filters.sort !== 'featured')
    return await withDrafts(lang, choice, await listingResponse(database, lang, choice, range))
  const [products, { counts }] = await Promise.all([draftsFrom(lang, choice, from, to), facetsInPages(lang, choice)])
  return { isWhole: false, found: total, counts, products }
}

type Products = ListingResponse['products']

/** In the shop's order. The pages are read one by one, because a response of the lake stays below a megabyte. */
async function draftsFrom(lang: Language, choice: ListingChoice, from: number, to: number): Promise<Products> {
  const first = Math.floor(from / LISTING_PAGE_SIZE)
  const pages = Array.from({ length: Math.ceil(to / LISTING_PAGE_SIZE) - first }, (_, at) => first + at + 1)
  const [ratingsAndDecisions, facts, ...listings] = await Promise.all([
    loadShownRatingsAndDecisions(),
    loadListingFacts(lang, choice, { from, to }),
    ...pages.map((page) => loadShopListing(lang, choice, page)),
  ])
  const cards = await cardsOf(
    lang,
    choice,
    listings.flatMap(({ products }) => products),
  )
  return facts.products.flatMap((stored) => {
    const card = cards.get(stored._id)
    const product = withRatingAndDecision(stored, ratingsAndDecisions)
    return card ? [{ id: stored._id, ...listedProduct(product, lang), card }] : []
  })
}

/** The same products with the cards of their drafts. */
async function withDrafts(lang: Language, choice: ListingChoice, found: ListingResponse): Promise<ListingResponse> {
  const ids = found.products.map(({ id }) => id)
  const cards = await cardsOf(lang, choice, await loadProducts(lang, ids))
  const products = found.products.map((product) => ({ ...product, card: cards.get(product.id) ?? product.card }))
  return { ...found, products }
}

async function cardsOf(lang: Language, { gender }: ListingChoice, products: readonly ProductCardData[]) {
  const ratingsAndDecisions = await loadShownRatingsAndDecisions()
  const cardOf = (product: ProductCardData) =>
    cardFacts(lang, withRatingAndDecision(product, ratingsAndDecisions), gender)
  return new Map(products.map((product) => [product._id, cardOf(product)]))
}
