import type { Money } from '#web/domain/money.ts'
import type { LiveProduct, LiveVariant } from '#web/domain/product/live-product.ts'

type ShownPrice = {
  readonly price: Money
  /** The lowest of several. */
  readonly isFrom: boolean
  /** The price before the reduction, above `price`. */
  readonly before?: Money
}

/**
 * The price of the chosen variant; before one is chosen the price that all share, else the lowest
 * (docs/product/9). `undefined` where nothing is sold.
 */
export function shownPrice(
  product: Pick<LiveProduct, 'price' | 'priceBeforeDiscount'>,
  variant?: Pick<LiveVariant, 'price' | 'priceBeforeDiscount'>,
): ShownPrice | undefined {
  if (variant?.price) return withReduction(variant.price, variant.priceBeforeDiscount, false)
  if (!product.price) return undefined
  const { amount, currency, shared } = product.price
  return withReduction({ amount, currency }, product.priceBeforeDiscount, !shared)
}

function withReduction(price: Money, before: Money | undefined, isFrom: boolean): ShownPrice {
  const isReduced = before && before.currency === price.currency && before.amount > price.amount
  return { price, isFrom, ...(isReduced && { before }) }
}
