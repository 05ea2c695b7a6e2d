import type { ItemStock } from './stock.ts'

/** Derived from live data; not the product state, which an editor sets. */
export type ProductType = 'normal' | 'preorder' | 'crowdfunding'

type LiveFacts = {
  /** Whether the list of crowdfunding products has the product. */
  readonly inCrowdfundingList: boolean
  readonly stock: ItemStock | undefined
  readonly deliveryDate: string | null | undefined
}

/**
 * Crowdfunding if the product is in the crowdfunding list; preorder if stock is infinite and a delivery date exists;
 * otherwise normal (docs/product/3).
 */
export function productType({ inCrowdfundingList, stock, deliveryDate }: LiveFacts): ProductType {
  if (inCrowdfundingList) return 'crowdfunding'
  return stock === 'infinite' && deliveryDate ? 'preorder' : 'normal'
}
