import type { ProductState } from '#web/domain/product/availability.ts'
import type { LiveProduct, LiveVariant } from '#web/domain/product/live-product.ts'

/**
 * Schema.org's `offers` of a product in the visitor's market: one `Offer`, or an `AggregateOffer` where variants differ
 * in price. `undefined` for products that are not sold here, or are reserved, discussed or lent. `url` is absolute.
 */
export function productOffers(state: ProductState, { price, variants }: LiveProduct, url: string) {
  if (!price || (state !== 'normal' && state !== 'preorder')) return undefined
  const { amount, currency, shared } = price
  const sold = variants.filter((variant) => variant.price)
  const prices = shared
    ? { '@type': 'Offer', price: amount }
    : {
        '@type': 'AggregateOffer',
        lowPrice: amount,
        highPrice: Math.max(...sold.map((variant) => variant.price?.amount ?? amount)),
        offerCount: sold.length,
      }
  return { ...prices, priceCurrency: currency, availability: `https://schema.org/${availabilityOf(sold)}`, url }
}

function availabilityOf(variants: readonly LiveVariant[]): 'InStock' | 'PreOrder' | 'OutOfStock' {
  const stocks = variants.flatMap(({ items }) => items.map(({ stock }) => stock))
  if (stocks.some((stock) => stock !== 'infinite' && stock !== 0)) return 'InStock'
  return stocks.includes('infinite') ? 'PreOrder' : 'OutOfStock'
}
