import { itemNumberOf } from './item-number.ts'
import type { LiveItem, LiveVariant } from './live-product.ts'

/**
 * Whether an item can be bought or preordered now. An infinite stock marks a preorder item: `preorderLeft` then says
 * how many, by item number.
 */
export function canBeBought(
  { price }: Pick<LiveVariant, 'price'>,
  { itemId, stock }: LiveItem,
  preorderLeft: ReadonlyMap<string, number>,
): boolean {
  if (!price || stock === undefined) return false
  return (stock === 'infinite' ? (preorderLeft.get(itemNumberOf(itemId)) ?? 0) : stock) > 0
}
