'use client'

import { useEffect, useRef } from 'react'
import { track } from '#web/services/analytics/track.ts'
import { useLiveProduct } from '#web/services/live-data/use-live-data.ts'
import { updateLocalState } from '#web/services/local-state/local-state.ts'
import type { BuyProduct } from './buy/buy-product.ts'
import { shownPrice } from './shown-price.ts'
import { updateOffers } from './update-offers.ts'

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
