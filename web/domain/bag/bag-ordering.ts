import type { ProductType } from '#web/domain/product/product-type.ts'

type OrderableLine = {
  readonly type: ProductType
  /** `YYYY-MM-DD`; of preorder lines. */
  readonly deliveryDate?: string | undefined
  /** `YYYY-MM-DD`; of crowdfunding lines. */
  readonly crowdfundingDate?: string | undefined
}

type DeliveryGroup<Line> = { readonly deliveryDate: string | undefined; readonly lines: readonly Line[] }

export type OrderedBag<Line> = {
  readonly normal: readonly Line[]
  readonly preorder: readonly DeliveryGroup<Line>[]
  readonly crowdfunding: readonly Line[]
}

/**
 * Normal lines first, then preorder lines grouped by delivery date ascending; crowdfunding lines sorted by date
 * (docs/product/9). Lines of one date keep the platform's order; lines without a date come last.
 */
export function orderBag<Line extends OrderableLine>(lines: readonly Line[]): OrderedBag<Line> {
  const of = (type: ProductType) => lines.filter((line) => line.type === type)
  return {
    normal: of('normal'),
    preorder: groupByDelivery(of('preorder')),
    crowdfunding: of('crowdfunding').toSorted((a, b) => byDate(a.crowdfundingDate, b.crowdfundingDate)),
  }
}

function groupByDelivery<Line extends OrderableLine>(lines: readonly Line[]): DeliveryGroup<Line>[] {
  const groups = Map.groupBy(lines, (line) => line.deliveryDate || undefined)
  return [...groups]
    .map(([deliveryDate, members]) => ({ deliveryDate, lines: members }))
    .toSorted((a, b) => byDate(a.deliveryDate, b.deliveryDate))
}

/** ISO dates sort as text. */
function byDate(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0
  if (!a) return b ? 1 : 0
  if (!b) return -1
  return a < b ? -1 : 1
}
