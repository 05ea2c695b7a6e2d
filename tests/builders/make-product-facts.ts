import type { ProductFacts } from '#web/services/backend/contracts/get-product-facts.ts'

/** A product that is sold as usual, without pictures and colours; a test gives what it is about. */
export function makeProductFacts(given: Partial<ProductFacts> = {}): ProductFacts {
  return {
    centraId: '101',
    title: 'Storr',
    href: '/nb/shop/storr',
    productState: 'normal',
    crowdfundingDate: null,
    crowdfundingGoal: null,
    crowdfundingMax: null,
    crowdfundingMaxPerPerson: null,
    decision: null,
    rating: null,
    picture: null,
    colors: [],
    ...given,
  }
}
