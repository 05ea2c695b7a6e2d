import type { LiveVariant } from '#web/domain/product/live-product.ts'

/** A variant of the product 101 that is not sold in the visitor's country; with a price it is not reduced. */
export function makeVariant(given: Partial<LiveVariant> = {}): LiveVariant {
  return {
    variantId: '10101',
    centraId: '101',
    gender: null,
    colourName: null,
    code: null,
    code2: null,
    price: undefined,
    priceBeforeDiscount: given.price,
    items: [],
    ...given,
  }
}
