import type { Bag, BagLine } from '#web/domain/bag/bag.ts'
import type { AnalyticsItem, Ecommerce } from '../analytics/events.ts'

/** A line of the bag as analytics name it; `quantity` where only a part of it is meant. */
export function analyticsItem(line: BagLine, quantity: number = line.quantity): AnalyticsItem {
  const variant = [line.colourName, line.size].filter(Boolean).join(', ')
  return {
    item_id: line.itemId,
    item_name: line.name,
    ...(variant && { item_variant: variant }),
    ...(line.collectionName && { item_category: line.collectionName }),
    price: line.priceEach,
    quantity,
  }
}

/** All that the bag holds and the platform still has, or `undefined` where that is nothing. */
export function analyticsBag({ currency, lines, vouchers }: Bag): Ecommerce | undefined {
  const held = lines.filter(({ isGone }) => !isGone)
  if (held.length === 0) return undefined
  const coupon = vouchers.map(({ code }) => code).join(',')
  return {
    currency,
    value: held.reduce((sum, { priceEach, quantity }) => sum + priceEach * quantity, 0),
    ...(coupon && { coupon }),
    items: held.map((line) => analyticsItem(line)),
  }
}
