import type { Delivery, PlatformTotals } from './bag-totals.ts'

/** A line of the bag (docs/product/3). Prices are in whole currency units, tax included. */
export type BagLine = {
  /** `new-<itemId>` until the platform has responded with its own. */
  readonly lineId: string
  /** One size of one variant. At most one line of a bag holds it, so it also serves as a key. */
  readonly itemId: string
  readonly variantId: string
  /** The product's number, shared by all its variants. */
  readonly centraId: string
  readonly name: string
  readonly collectionName: string | null
  readonly gender: string | null
  readonly size: string
  readonly colourName: string | null
  /** Colour codes without a hash sign; the second of a two-tone colour. */
  readonly code: string | null
  readonly code2: string | null
  readonly quantity: number
  readonly priceEach: number
  readonly priceEachBeforeDiscount: number
  /**
   * The number for which the shop has agreed on the price: garments reserved in a campaign whose production has
   * started. Such a line is charged now, whatever state the product is in, and cannot grow.
   */
  readonly agreedQuantity?: number
  readonly media: { readonly mini?: string; readonly thumb?: string; readonly standard?: string }
  /** The platform no longer has it: shown, but not part of any sum and not editable except for removing. */
  readonly isGone?: boolean
}

export type BagTotals = PlatformTotals & {
  readonly totalQuantity: number
  readonly grandTotal: number
  /** The shipping cost of reserved lines, which are sent later. */
  readonly delivery?: Delivery
}

export type BagVoucher = {
  readonly code: string
  /** Zero or negative, in whole currency units. */
  readonly priceOff: number
}

export type Bag = {
  readonly token: string
  /** ISO 4217; empty while nothing has been priced yet. */
  readonly currency: string
  /** ISO 3166, two letters. */
  readonly country: string | null
  readonly language: string | null
  readonly lines: readonly BagLine[]
  readonly totals: BagTotals
  readonly vouchers: readonly BagVoucher[]
}

/** An item that is not available in the requested quantity. */
export type NoticeItem = {
  readonly itemId: string
  readonly name: string
  readonly gender: string | null
  readonly colourName: string | null
  readonly size: string
  /** How many were requested, and how many the bag can hold. */
  readonly wanted: number
  readonly available: number
}

/** A message to the shopper in the bag. */
export type BagNotice =
  /** `failed`: the change was undone. `unreachable`: the bag shows its last known state. */
  | { readonly kind: 'failed' | 'unreachable' }
  /**
   * `soldOut`: the bag holds what was left. `notSold`: no longer sold, or not in this country. `restored`: the
   * platform had lost the bag and it was rebuilt, except for `items`; `emptied`: nothing of it could be rebuilt.
   */
  | { readonly kind: 'soldOut' | 'notSold' | 'restored' | 'emptied'; readonly items: readonly NoticeItem[] }
  /** `secondVoucher`: a bag takes one code at a time. */
  | { readonly kind: 'invalidVoucher' | 'secondVoucher' | 'voucherFailed'; readonly code: string }

/** The facts that a page has of an item added to the bag: enough to show the line before the platform has responded. */
export type BagItem = {
  readonly itemId: string
  readonly variantId: string
  readonly centraId: string
  readonly name: string
  readonly gender: string | null
  readonly size: string
  readonly colourName: string | null
  readonly code: string | null
  readonly code2: string | null
  readonly priceEach: number
  readonly currency: string
  /** Address of a small picture. */
  readonly picture?: string
  /** 1 by default. */
  readonly quantity?: number
}

export const emptyTotals: BagTotals = {
  itemsTotal: 0,
  shipping: 0,
  discount: 0,
  taxDeducted: 0,
  totalQuantity: 0,
  grandTotal: 0,
}

/** Lines that are still sold: the only ones that count in sums and the checkout. */
export function soldLines(lines: readonly BagLine[]): readonly BagLine[] {
  return lines.filter((line) => !line.isGone)
}
