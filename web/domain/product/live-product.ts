import { colourQuery } from '#web/routing/colour-codes.ts'
import type { WrittenChoice } from '#web/routing/query-keys.ts'
import { type Money, type PriceOverVariants, priceOverVariants } from '../money.ts'
import type { ItemStock } from './stock.ts'

/** One size of one fit and colour. */
export type LiveItem = {
  /** `<prefix>-<number>`, what is added to the bag. */
  readonly itemId: string
  /** As the platform names it. */
  readonly size: string
  /** `undefined` when the platform does not count it. */
  readonly stock: ItemStock | undefined
}

/** One fit and colour, as the platform sells it in the visitor's market. */
export type LiveVariant = {
  readonly variantId: string
  /** The product's number, shared by its variants: the content's `centraId`. */
  readonly centraId: string
  readonly gender: string | null
  readonly colourName: string | null
  /** Colour codes without a hash sign; the second of a two-tone colour. */
  readonly code: string | null
  readonly code2: string | null
  /** `undefined`: not sold in the visitor's country. */
  readonly price: Money | undefined
  /** Above `price` while the variant is reduced, else the same. */
  readonly priceBeforeDiscount: Money | undefined
  readonly items: readonly LiveItem[]
}

/** The platform's facts about a product, in the visitor's market. */
export type LiveProduct = {
  readonly centraId: string
  /** Empty when the platform does not sell it. */
  readonly variants: readonly LiveVariant[]
  /** `undefined` when nothing of it is sold in the visitor's country. */
  readonly price: PriceOverVariants | undefined
  /** The price before the reduction; `undefined` when it is not reduced, or not for all variants alike. */
  readonly priceBeforeDiscount: Money | undefined
}

/**
 * The products with these ids, each with its variants; a product that is missing from the platform's response has none.
 */
export function liveProducts(
  ids: readonly string[],
  variants: readonly LiveVariant[],
): ReadonlyMap<string, LiveProduct> {
  const byProduct = Map.groupBy(variants, ({ centraId }) => centraId)
  return new Map(ids.map((id) => [id, liveProduct(id, byProduct.get(id) ?? [])]))
}

function liveProduct(centraId: string, variants: readonly LiveVariant[]): LiveProduct {
  return { centraId, variants, ...pricesOf(variants) }
}

type Prices = Pick<LiveProduct, 'price' | 'priceBeforeDiscount'>

/**
 * The prices of the variants in a fit and colour (as written in links), or of all variants when none of those is sold.
 */
export function pricesOfChoice(product: LiveProduct, { fit, colour }: WrittenChoice): Prices {
  const chosen = product.variants.filter(
    ({ gender, code, code2 }) =>
      (!fit || !gender || gender === 'unisex' || gender === fit) && (!colour || colourQuery(code, code2) === colour),
  )
  const prices = pricesOf(chosen)
  return prices.price ? prices : product
}

function pricesOf(variants: readonly LiveVariant[]): Prices {
  const price = priceOverVariants(variants.flatMap((variant) => variant.price ?? []))
  const before = priceOverVariants(
    variants.flatMap(({ price: now, priceBeforeDiscount }) => (now && priceBeforeDiscount) ?? now ?? []),
  )
  const isReduced = price?.shared && before?.shared && before.amount > price.amount
  return {
    price,
    priceBeforeDiscount: isReduced ? { amount: before.amount, currency: before.currency } : undefined,
  }
}
