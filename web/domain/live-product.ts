import type { Money, PriceOverVariants } from './money.ts'
import type { ItemStock } from './stock.ts'

/** One size of one cut and colour. */
export type LiveItem = {
  /** `<prefix>-<number>`, what goes into the bag. */
  readonly item: string
  readonly size: string
  /** `undefined` when the platform does not count it. */
  readonly stock: ItemStock | undefined
}

/** One cut and colour, as the platform sells it in the visitor's market. */
export type LiveVariant = {
  readonly product: string
  readonly gender: string | null
  readonly colourName: string | null
  /** Colour codes without a hash sign; the second of a two-tone colour. */
  readonly code: string | null
  readonly code2: string | null
  readonly price: Money
  /** Above `price` while the variant is reduced, else the same. */
  readonly priceBeforeDiscount: Money
  readonly items: readonly LiveItem[]
}

/** What the platform says of a product of the content: all its variants, which share `centraProduct`. */
export type LiveProduct = {
  readonly centraProduct: string
  readonly variants: readonly LiveVariant[]
  /** `undefined` when nothing of it is sold in the visitor's market. */
  readonly price: PriceOverVariants | undefined
  /** What the price was before a reduction that all of `price`'s variants share; `undefined` without one. */
  readonly priceBeforeDiscount: Money | undefined
}
