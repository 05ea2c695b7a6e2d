import type { Bag } from '#web/domain/bag/bag.ts'
import { heldOf } from '#web/domain/bag/bag-changes.ts'
import type { AnalyticsEvent } from '#web/services/analytics/events.ts'
import { analyticsItem } from '../analytics-items.ts'

/** What analytics are told once the platform has changed how many of an item the bag holds (R9.14). */
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
