import { itemNumberOf } from './item-number.ts'
import type { LiveItem, LiveVariant } from './live-product.ts'

/**
 * Whether an item can be bought or preordered now, so that nobody has to wait for it. `preorderLeft` is what can be
 * preordered, by item number; it is only read where the platform calls the stock infinite.
 */
export function canBeBought(
  { price }: Pick<LiveVariant, 'price'>,
  { itemId, stock }: LiveItem,
  preorderLeft: ReadonlyMap<string, number>,
): boolean {
  if (!price || stock === undefined) return false
  return (stock === 'infinite' ? (preorderLeft.get(itemNumberOf(itemId)) ?? 0) : stock) > 0
}
