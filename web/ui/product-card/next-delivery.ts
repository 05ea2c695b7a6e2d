import { readCalendarDay } from '#web/domain/oslo-calendar.ts'
import type { LiveProduct } from '#web/domain/product/live-product.ts'
import { parsePreorderItemId } from '#web/domain/product/preorder-item-id.ts'
import type { PreorderRead } from '#web/domain/product/stock.ts'

/** The first delivery date of the product's preorder items, as an ISO date. */
export function nextDelivery(product: LiveProduct | undefined, preorder: PreorderRead): string | undefined {
  if (!product || preorder.status !== 'loaded') return undefined
  const dates = product.variants.flatMap(({ items }) =>
    items.flatMap(({ itemId, stock }) => (stock === 'infinite' && deliveryOf(itemId, preorder.byVariant)) || []),
  )
  return dates.filter((date) => readCalendarDay(date) !== undefined).sort()[0]
}

type ByVariant = Extract<PreorderRead, { status: 'loaded' }>['byVariant']

function deliveryOf(item: string, byVariant: ByVariant): string | undefined {
  try {
    return byVariant.get(parsePreorderItemId(item).variant)?.deliveryDate
  } catch {
    // A malformed id has no delivery; the product page reports it.
    return undefined
  }
}
