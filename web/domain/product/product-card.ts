import type { ProductState } from './availability.ts'

/** The fields of a product that the rules of its card use. */
export type CardProduct = {
  readonly productState: ProductState | null
  readonly cardTag: string | null
  /** The campaign's last day is over. */
  readonly crowdfundingEnded?: boolean | null
}

export type CardTag =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'preorder' | 'crowdFunding' | 'crowdFundingEnded' | 'joinTheDiscussion' | 'testPhase' }

/**
 * The one tag of a product card (docs/product/2): the editor's text, else one for the product's state.
 * Delivery month, reserved count and days left replace it once they are known.
 */
export function cardTag(product: CardProduct): CardTag | undefined {
  const text = product.cardTag?.trim()
  if (text) return { kind: 'text', text }
  switch (product.productState) {
    case 'preorder':
      return { kind: 'preorder' }
    case 'crowdFunding':
      return { kind: product.crowdfundingEnded ? 'crowdFundingEnded' : 'crowdFunding' }
    case 'crowdSourcing':
      return { kind: 'joinTheDiscussion' }
    case 'testPhase':
      return { kind: 'testPhase' }
    default:
      return undefined
  }
}

/** Products that cannot be bought have no price: ideas under discussion, garments that are lent. */
export function hasPrice({ productState }: Pick<CardProduct, 'productState'>): boolean {
  return productState !== 'crowdSourcing' && productState !== 'testPhase'
}
