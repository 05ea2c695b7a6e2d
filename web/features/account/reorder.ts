import type { Order, OrderLine } from '#web/domain/order/order.ts'
import { putBackIntoBag } from '#web/services/bag/bag.ts'

export type Reordered = {
  /** The platform could not be reached, so it is not known what is still sold. */
  readonly isFailed: boolean
  readonly addedCount: number
  /** Lines of which the bag could not hold all; `available` is how many it holds. */
  readonly short: readonly { readonly line: OrderLine; readonly available: number }[]
}

/** Puts the items of an order that are still sold into the bag, line by line, at today's prices. */
export async function reorder(
  { lines, currency }: Order,
  add: typeof putBackIntoBag = putBackIntoBag,
): Promise<Reordered> {
  let addedCount = 0
  const short: Reordered['short'][number][] = []
  for (const line of lines) {
    const { total: _, ...item } = line
    const result = await add({ ...item, currency })
    if (result === 'added') {
      addedCount += 1
      continue
    }
    // Any other notice is about the connection or the bag, not about what is sold.
    if (result.kind !== 'soldOut' && result.kind !== 'notSold') return { isFailed: true, addedCount, short }
    const available = result.items.find(({ itemId }) => itemId === line.itemId)?.available ?? 0
    if (available > 0) addedCount += 1
    short.push({ line, available })
  }
  return { isFailed: false, addedCount, short }
}
