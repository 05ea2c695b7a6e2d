import { itemNumberOf } from './item-number.ts'
import type { ProductType } from './product-type.ts'

/** Stock of one item according to the platform. */
export type ItemStock = number | 'infinite'

/** Preorder facts of one variant: how many can still be ordered, in total and of the next delivery. */
export type PreorderInfo = {
  readonly stock: number
  readonly nextDeliveryStock: number
  readonly deliveryDate?: string
}

/** The state of the preorder stock, keyed by item number. */
export type PreorderRead =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly byItemNumber: ReadonlyMap<string, PreorderInfo> }

/** docs/product/9: crowdfunding products count as 100; 1000 is used when an infinite stock cannot be read. */
const CROWDFUNDING_STOCK = 100
export const FALLBACK_STOCK = 1000
/** docs/product/8: with the preorder-stock call down, everything counts as available. */
const PREORDER_FAILURE: PreorderInfo = { stock: 999, nextDeliveryStock: 999 }
/** For the console, when a stock is needed before it was loaded (docs/product/8). */
export const STOCK_NOT_LOADED = 'Stock is not loaded'
/** From this number down, the remaining stock is shown. */
export const LOW_STOCK = 5

/** Reads the platform's `stock`: `undefined` for texts other than `infinite` and for negative numbers. */
export function readItemStock(value: unknown): ItemStock | undefined {
  if (value === 'infinite') return 'infinite'
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined
}

/**
 * The result of the preorder-stock call for an item: 999 and 999 after a failed call, stock 0 for a missing entry,
 * `undefined` while it is loading.
 * @throws Error 'item id is malformed'
 */
export function preorderInfo(read: PreorderRead, itemId: string): PreorderInfo | undefined {
  const itemNumber = itemNumberOf(itemId)
  if (read.status === 'loading') return undefined
  if (read.status === 'failed') return PREORDER_FAILURE
  return read.byItemNumber.get(itemNumber) ?? { stock: 0, nextDeliveryStock: 0 }
}

type BagItem = {
  readonly itemId: string
  readonly type: ProductType
  readonly stock: ItemStock | undefined
  /** In a campaign: as many as one person can reserve, less those that the bag holds in other sizes. */
  readonly places?: number | undefined
}

/** How many of an item a bag may hold (docs/product/5 and docs/product/9); `undefined` while that is unknown. */
export function orderableStock({ itemId, type, stock, places }: BagItem, preorder: PreorderRead): number | undefined {
  if (type === 'crowdfunding') return Math.min(places ?? CROWDFUNDING_STOCK, CROWDFUNDING_STOCK)
  if (stock !== 'infinite') return stock
  try {
    return preorderInfo(preorder, itemId)?.stock
  } catch {
    return FALLBACK_STOCK
  }
}

/** The plus button works only below a known stock (docs/product/5). */
export function canAddOne(quantity: number, stock: number | undefined): boolean {
  return stock !== undefined && quantity < stock
}

/** A product page adds what the plus button would, and a first one of an item whose stock is unknown. */
export function canAddFromPage(quantity: number, stock: number | undefined): boolean {
  return canAddOne(quantity, stock) || (quantity === 0 && stock === undefined)
}

type StockMessage = { readonly kind: 'noMore' } | { readonly kind: 'leftInStock'; readonly count: number }

/** Next to a line of the bag: nothing more to take, or the count that is left once it is low (docs/product/5). */
export function stockMessage(quantity: number, stock: number | undefined): StockMessage | undefined {
  if (stock === undefined) return undefined
  if (quantity >= stock) return { kind: 'noMore' }
  const count = stock - quantity
  return count <= LOW_STOCK ? { kind: 'leftInStock', count } : undefined
}
