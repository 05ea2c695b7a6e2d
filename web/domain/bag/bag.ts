import type { PlatformTotals } from './bag-totals.ts'

/** A line of the bag, in the field names of docs/product/3. Prices are in whole currency units, tax included. */
export type BagLine = {
  /** The platform's id of the line; `new-<item>` while the platform has not answered yet. */
  readonly line: string
  /** One size of one cut and colour; stands in one line of a bag at most, so it also serves as a key. */
  readonly item: string
  readonly product: string
  /** What all variants share: the content's `centraId`. */
  readonly centraProduct: string
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
  readonly media: { readonly mini?: string; readonly thumb?: string; readonly standard?: string }
  /** The platform no longer has it: shown without counting in any sum, and only to be removed. */
  readonly isGone?: boolean
}

export type BagTotals = PlatformTotals & { readonly totalQuantity: number; readonly grandTotal: number }

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

/** An item that could not be had as wanted. */
export type NoticeItem = {
  readonly item: string
  readonly name: string
  readonly size: string
  /** How many the bag was to hold, and how many it can. */
  readonly wanted: number
  readonly available: number
}

/** What the shopper is told beside the bag. */
export type BagNotice =
  /** `failed`: the change was undone. `unreachable`: what is shown is what was known last. */
  | { readonly kind: 'failed' | 'unreachable' }
  /**
   * `soldOut`: the bag holds what there was. `unavailable`: no longer sold, or not in this country. `restored`: the
   * platform had forgotten the bag and it was put together again, but for `items`; `emptied`: none of it could be.
   */
  | { readonly kind: 'soldOut' | 'unavailable' | 'restored' | 'emptied'; readonly items: readonly NoticeItem[] }
  /** `secondVoucher`: a bag takes one code at a time. */
  | { readonly kind: 'invalidVoucher' | 'secondVoucher'; readonly code: string }

/** What a page knows of an item that is put into the bag: enough to show the line before the platform has answered. */
export type BagItem = {
  readonly item: string
  readonly product: string
  readonly centraProduct: string
  readonly name: string
  readonly size: string
  readonly colourName: string | null
  readonly code: string | null
  readonly code2: string | null
  readonly priceEach: number
  readonly currency: string
  /** Address of a small picture. */
  readonly picture?: string
  /** 1 unless said. */
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

/** Lines that are still sold: those that sums and the checkout are about. */
export function soldLines(lines: readonly BagLine[]): readonly BagLine[] {
  return lines.filter((line) => !line.isGone)
}
