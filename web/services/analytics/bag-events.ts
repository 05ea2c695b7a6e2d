import type { Bag, BagLine } from '#web/domain/bag/bag.ts'
import { heldOf } from '#web/domain/bag/bag-changes.ts'
import type { AnalyticsEvent, AnalyticsItem, Ecommerce } from './events.ts'

/** A line of the bag in the format of the analytics; `quantity` where only a part of it is meant. */
function analyticsItem(line: BagLine, quantity: number = line.quantity): AnalyticsItem {
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

/** All lines that are still sold, or `undefined` when there are none. */
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

/** The events for the analytics after the platform has changed the quantity of an item (R9.14). */
export function bagEvents(itemId: string, before: Bag | null, after: Bag | null): AnalyticsEvent[] {
  const more = heldOf(after, itemId) - heldOf(before, itemId)
  const line = (more > 0 ? after : before)?.lines.find((candidate) => candidate.itemId === itemId)
  if (!line || more === 0) return []
  const quantity = Math.abs(more)
  return [
    {
      event: more > 0 ? 'add_to_cart' : 'remove_from_cart',
      ecommerce: {
        currency: (more > 0 ? after : before)?.currency ?? '',
        value: line.priceEach * quantity,
        items: [analyticsItem(line, quantity)],
      },
    },
  ]
}
