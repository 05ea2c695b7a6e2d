import { type ItemStock, LOW_STOCK, type PreorderInfo } from './stock.ts'

/** How the editor sells a product (docs/product/3). */
export const productStates = ['normal', 'preorder', 'crowdFunding', 'crowdSourcing', 'testPhase'] as const

export type ProductState = (typeof productStates)[number]

/** The availability of the chosen item, as a product page shows it (docs/product/4). */
export type Availability =
  | { readonly kind: 'inStock' }
  | { readonly kind: 'lowStock'; readonly left: number }
  /** Offers "notify me". */
  | { readonly kind: 'soldOut' }
  /** Sold out from stock, but can be preordered, for a known delivery date or an open one. */
  | { readonly kind: 'soldOutPreorder'; readonly deliveryDate?: string; readonly few?: FewLeft }
  | { readonly kind: 'testPhase'; readonly garmentsLeft: number }
  | { readonly kind: 'testPhaseSoldOut' }
  | { readonly kind: 'crowdfunding' }
  /** The platform does not count it. */
  | { readonly kind: 'unknown' }
  /** The preorder stock is still loading. */
  | { readonly kind: 'loading' }

/** How many can still be preordered, once they are few, and of how many that the next delivery brings. */
type FewLeft = { readonly left: number; readonly of?: number }

type Facts = {
  readonly productState: ProductState
  readonly stock: ItemStock | undefined
  /** `undefined` while it is loading; only read for infinite stock. */
  readonly preorder?: PreorderInfo | undefined
  /** How many test garments are left; only read in the test phase. */
  readonly testGarmentsLeft?: number | undefined
}

export function availability({ productState, stock, preorder, testGarmentsLeft }: Facts): Availability {
  if (productState === 'crowdFunding') return { kind: 'crowdfunding' }
  if (productState === 'testPhase') return inTestPhase(testGarmentsLeft)
  if (stock === undefined) return { kind: 'unknown' }
  if (stock === 'infinite') return orderedAhead(preorder)
  if (stock <= 0) return { kind: 'soldOut' }
  return stock <= LOW_STOCK ? { kind: 'lowStock', left: stock } : { kind: 'inStock' }
}

function inTestPhase(garmentsLeft: number | undefined): Availability {
  if (garmentsLeft === undefined) return { kind: 'unknown' }
  return garmentsLeft > 0 ? { kind: 'testPhase', garmentsLeft } : { kind: 'testPhaseSoldOut' }
}

function orderedAhead(preorder: PreorderInfo | undefined): Availability {
  if (!preorder) return { kind: 'loading' }
  if (preorder.stock <= 0) return { kind: 'soldOut' }
  const { deliveryDate, stock, nextDeliveryStock } = preorder
  return {
    kind: 'soldOutPreorder',
    ...(deliveryDate && { deliveryDate }),
    ...(stock <= LOW_STOCK && { few: { left: stock, ...(nextDeliveryStock > stock && { of: nextDeliveryStock }) } }),
  }
}
