import { readCalendarDay } from '#web/domain/oslo-calendar.ts'
import { itemNumberOf } from '#web/domain/product/item-number.ts'
import type { LiveProduct } from '#web/domain/product/live-product.ts'
import type { PreorderRead } from '#web/domain/product/stock.ts'

/** The first delivery date of the product's preorder items, as an ISO date. */
export function nextDelivery(product: LiveProduct | undefined, preorder: PreorderRead): string | undefined {
  if (!product || preorder.status !== 'loaded') return undefined
  const dates = product.variants.flatMap(({ items }) =>
    items.flatMap(({ itemId, stock }) => (stock === 'infinite' && deliveryOf(itemId, preorder.byItemNumber)) || []),
  )
  return dates.filter((date) => readCalendarDay(date) !== undefined).sort()[0]
}

type ByItemNumber = Extract<PreorderRead, { status: 'loaded' }>['byItemNumber']

function deliveryOf(itemId: string, byItemNumber: ByItemNumber): string | undefined {
  try {
    return byItemNumber.get(itemNumberOf(itemId))?.deliveryDate
  } catch {
    // A malformed id has no delivery; the product page reports it.
    return undefined
  }
}
