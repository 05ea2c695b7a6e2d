import { parseJson } from '#web/domain/json.ts'
import type { LiveProduct } from '#web/domain/product/live-product.ts'
import type { BuyProduct } from './buy/buy-product.ts'
import { productOffers } from './product-offers.ts'

/**
 * Adds price and availability to the page's structured data, for search engines that run scripts. The page itself is
 * static, so its own values would be those of the build.
 */
export function updateOffers({ centraId, productState }: BuyProduct, live: LiveProduct): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const thing = parseJson(script.textContent)
    if (!isProduct(thing) || thing.sku !== centraId) continue
    script.textContent = JSON.stringify({ ...thing, offers: productOffers(productState, live, thing.url) })
  }
}

function isProduct(value: unknown): value is { sku: unknown; url: string } {
  return typeof value === 'object' && value !== null && 'sku' in value && 'url' in value
}
