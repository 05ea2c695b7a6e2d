/** `featured` is the shop's own order and is never in the address. */
export const listingSorts = ['featured', 'newest', 'rating', 'price', 'price-desc', 'name', 'name-desc'] as const

export type ListingSort = (typeof listingSorts)[number]

/** The fields of a product that lists are ordered by. */
export type OrderedProduct = {
  readonly name: string
  /** ISO 8601. */
  readonly createdAt: string
  /** Names the product's live price; null without a price. */
  readonly priceId: string | null
  /** Average of the stars; missing without reviews. */
  readonly rating?: number
}

export function isByPrice(sort: ListingSort): boolean {
  return sort.startsWith('price')
}

/** Live prices by `priceId`; a price is missing while it loads, and if there is no such price. */
export type ListedPrices = ReadonlyMap<string, number>

/**
 * The order of the products, as their positions in the given list; equal ones keep the shop's order, those without a
 * known price come last in both orders by price.
 */
export function sortedPositions(
  products: readonly OrderedProduct[],
  sort: ListingSort,
  lang: string,
  prices: ListedPrices = new Map(),
): number[] {
  const positions = products.map((_, position) => position)
  if (sort === 'featured') return positions
  const compare = comparison(sort, lang, prices)
  return positions.sort((left, right) => {
    const [a, b] = [products[left], products[right]]
    return a && b ? compare(a, b) : 0
  })
}

type Comparison = (a: OrderedProduct, b: OrderedProduct) => number

function comparison(sort: Exclude<ListingSort, 'featured'>, lang: string, prices: ListedPrices): Comparison {
  const collator = new Intl.Collator(lang, { numeric: true })
  switch (sort) {
    case 'newest':
      return (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)
    case 'rating':
      return (a, b) => (b.rating ?? 0) - (a.rating ?? 0)
    case 'name':
      return (a, b) => collator.compare(a.name, b.name)
    case 'name-desc':
      return (a, b) => collator.compare(b.name, a.name)
    default: {
      const direction = sort === 'price' ? 1 : -1
      // Last in both orders where it is not known: nothing costs that much.
      const priceOf = ({ priceId }: OrderedProduct) => prices.get(priceId ?? '') ?? 1e15 * direction
      return (a, b) => (priceOf(a) - priceOf(b)) * direction
    }
  }
}
