'use client'

import { useEffect, useRef } from 'react'
import { parseJson } from '#web/domain/json.ts'
import type { LiveProduct } from '#web/domain/product/live-product.ts'
import { track } from '#web/services/analytics/track.ts'
import { useLiveProduct } from '#web/services/live-data/use-live-data.ts'
import { updateLocalState } from '#web/services/local-state/local-state.ts'
import type { BuyProduct } from './buy/buy-product.ts'
import { productOffers } from './product-offers.ts'
import { shownPrice } from './shown-price.ts'

/**
 * Counts the visit to a product page, once, and reports it to analytics and search engines when the price is known.
 * Renders nothing.
 */
export function ProductView({ product }: { product: BuyProduct }) {
  const { product: live } = useLiveProduct(product.centraId)
  const counted = useRef<string>(null)
  const reported = useRef<string>(null)

  useEffect(() => {
    if (counted.current === product.documentId) return
    counted.current = product.documentId
    updateLocalState(({ userPreferences }) => ({
      userPreferences: { ...userPreferences, seenProducts: userPreferences.seenProducts + 1 },
    }))
  }, [product.documentId])

  useEffect(() => {
    const shown = live && shownPrice(live)
    if (!shown || !product.centraId || reported.current === product.documentId) return
    reported.current = product.documentId
    const { amount, currency } = shown.price
    const item = {
      item_id: product.centraId,
      item_name: product.title,
      price: amount,
      ...(product.category && { item_category: product.category }),
    }
    track({ event: 'view_item', ecommerce: { currency, value: amount, items: [item] } })
  }, [live, product])

  useEffect(() => {
    if (live) updateOffers(product, live)
  }, [live, product])

  return null
}

/**
 * Adds price and availability to the page's structured data, for search engines that run scripts. The page itself is
 * static, so its own values would be those of the build.
 */
function updateOffers({ centraId, productState }: BuyProduct, live: LiveProduct): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    const thing = parseJson(script.textContent)
    if (!isProduct(thing) || thing.sku !== centraId) continue
    script.textContent = JSON.stringify({ ...thing, offers: productOffers(productState, live, thing.url) })
  }
}

function isProduct(value: unknown): value is { sku: unknown; url: string } {
  return typeof value === 'object' && value !== null && 'sku' in value && 'url' in value
}
