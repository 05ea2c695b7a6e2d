import type { OrderLine } from '#web/domain/order/order.ts'
import type { Language } from '#web/routing/languages.ts'
import { type BagRow, bagRow } from '../bag/rows/bag-rows.ts'
import { useBagFacts } from '../bag/rows/use-bag-facts.ts'

/**
 * A line of an order with the content's name and picture of its product, and with the known facts about its delivery.
 */
export type OrderRow = Pick<BagRow, 'title' | 'href' | 'picture' | 'type' | 'deliveryDate'> & {
  readonly line: OrderLine
}

/**
 * The lines of an order as they are shown: quantities and prices from the order, names and pictures from the content.
 */
export function useOrderRows(lang: Language, lines: readonly OrderLine[]) {
  const bagLines = lines.map(bagLineOf)
  const facts = useBagFacts(lang, bagLines)
  const rows = lines.map((line): OrderRow => {
    const { title, href, picture, type, deliveryDate } = bagRow(bagLineOf(line), facts)
    return { line, title, href, picture, type, deliveryDate }
  })
  return { rows, isSettled: facts.isSettled }
}

function bagLineOf({ total: _, ...line }: OrderLine): BagRow['line'] {
  return { ...line, lineId: line.itemId, collectionName: null, priceEachBeforeDiscount: line.priceEach, media: {} }
}
