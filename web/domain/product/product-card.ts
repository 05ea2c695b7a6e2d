import type { ProductState } from './availability.ts'

/** The fields of a product that the rules of its card use. */
type CardProduct = {
  readonly productState: ProductState | null
  readonly cardTag: string | null
  /** The campaign's last day is over. */
  readonly crowdfundingEnded?: boolean | null
}

export type CardTag =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'preorder' | 'crowdFunding' | 'crowdFundingEnded' | 'joinTheDiscussion' | 'testPhase' }

/**
 * The one tag of a product card (docs/product/2). A preorder's delivery and the invitation to a discussion are shown
 * whatever the editor wrote; otherwise the editor's text comes first, then the state's. Delivery month, reserved count
 * and days left replace it once they are known.
 */
export function cardTag(product: CardProduct): CardTag | undefined {
  const { productState, crowdfundingEnded } = product
  if (productState === 'preorder') return { kind: 'preorder' }
  if (productState === 'crowdSourcing') return { kind: 'joinTheDiscussion' }
  const text = product.cardTag?.trim()
  if (text) return { kind: 'text', text }
  if (productState === 'crowdFunding') return { kind: crowdfundingEnded ? 'crowdFundingEnded' : 'crowdFunding' }
  return productState === 'testPhase' ? { kind: 'testPhase' } : undefined
}

/** Products that cannot be bought have no price: ideas under discussion, garments that are lent. */
export function hasPrice({ productState }: Pick<CardProduct, 'productState'>): boolean {
  return productState !== 'crowdSourcing' && productState !== 'testPhase'
}

/**
 * Whether a product can be bought, preordered or reserved: ideas are talked about, test garments lent, and a campaign
 * that is over takes no more.
 */
export function isForSale({ productState, crowdfundingEnded }: Omit<CardProduct, 'cardTag'>): boolean {
  return productState !== 'crowdSourcing' && productState !== 'testPhase' && !crowdfundingEnded
}

/**
 * Whether anybody can own one: ideas are discussed, test garments lent, and the garments of a campaign are not sewn
 * yet.
 */
export function isMade({ productState }: Pick<CardProduct, 'productState'>): boolean {
  return hasPrice({ productState }) && productState !== 'crowdFunding'
}
