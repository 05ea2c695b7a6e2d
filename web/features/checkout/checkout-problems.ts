import type { BagLine } from '#web/domain/bag/bag.ts'
import type { ProductType } from '#web/domain/product/product-type.ts'

/** Something that the shopper has to know before paying. */
export type CheckoutProblem =
  /** The sums may be outdated, or it is not known which lines are charged later. */
  | { readonly kind: 'unreachable' }
  /** More than there is: sold out where nothing is left. */
  | (OfLine & { readonly kind: 'short'; readonly available: number })
  /** More than one person can reserve of a campaign. */
  | (OfLine & { readonly kind: 'tooMany'; readonly available: number })
  /** No longer in the selection, so not paid for either. */
  | (OfLine & { readonly kind: 'gone' })
  | (OfLine & { readonly kind: 'priceChanged'; readonly before: number; readonly now: number })

type OfLine = Pick<BagLine, 'lineId' | 'itemId' | 'name' | 'gender' | 'colourName' | 'size'>

type CheckedRow = {
  readonly line: BagLine
  readonly title: string
  readonly type: ProductType
  /** How many can be ordered; undefined while that is unknown. */
  readonly stock: number | undefined
}

/** Prices that the shopper has seen, by item, in one currency. */
export type SeenPrices = { readonly currency: string; readonly byItem: ReadonlyMap<string, number> }

/**
 * The problems of a bag before it is paid for. A price in another currency is not a change: the shopper has chosen
 * another country.
 */
export function checkoutProblems(
  rows: readonly CheckedRow[],
  { isUnreachable, currency, seen }: { isUnreachable: boolean; currency: string; seen: SeenPrices | undefined },
): readonly CheckoutProblem[] {
  const lines = rows.flatMap((row): CheckoutProblem[] => {
    const { line, title, type, stock } = row
    const { lineId, itemId, gender, colourName, size } = line
    const lineFacts = { lineId, itemId, name: title, gender, colourName, size }
    if (line.isGone) return [{ kind: 'gone', ...lineFacts }]
    const before = seen?.currency === currency ? seen.byItem.get(line.itemId) : undefined
    const isShort = stock !== undefined && line.quantity > stock
    return [
      ...(isShort
        ? [
            {
              kind: type === 'crowdfunding' ? 'tooMany' : 'short',
              ...lineFacts,
              available: Math.max(0, stock),
            } as const,
          ]
        : []),
      ...(before !== undefined && before !== line.priceEach
        ? [{ kind: 'priceChanged', ...lineFacts, before, now: line.priceEach } as const]
        : []),
    ]
  })
  return [...(isUnreachable ? [{ kind: 'unreachable' } as const] : []), ...lines]
}

/** Whether paying has to wait until it is sorted out. */
export function isBlocking({ kind }: CheckoutProblem): boolean {
  return kind === 'unreachable' || kind === 'short' || kind === 'tooMany'
}
