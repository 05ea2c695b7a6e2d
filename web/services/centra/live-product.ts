import type { Money } from '../../domain/money.ts'
import type { ItemStock } from '../../domain/stock.ts'

/** One size of a variant, now. */
export type LiveItem = {
  readonly item: string
  /** The size as the platform names it. */
  readonly size: string
  /** `undefined`: the platform says nothing that can be counted. */
  readonly stock: ItemStock | undefined
}

/** One variant (cut and colour) with its price in the selection's country, now. */
export type LiveProduct = {
  readonly product: string
  /** What all variants of a product share: the content's `centraId`. */
  readonly centraProduct: string
  readonly name: string
  /** `undefined`: not sold in the selection's country. */
  readonly price: Money | undefined
  /** Above `price` while the variant is reduced, else the same. */
  readonly priceBeforeDiscount: Money | undefined
  readonly gender: string | null
  readonly colourName: string | null
  /** Colour codes without a hash sign. */
  readonly code: string | null
  readonly code2: string | null
  readonly items: readonly LiveItem[]
}
