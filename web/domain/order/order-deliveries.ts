import type { ProductType } from '../product/product-type.ts'

type Deliverable = {
  /** The product's state now; a paid line of a crowdfunded product is one whose production has started. */
  readonly type: ProductType
  /** `YYYY-MM-DD`; of preorder lines. */
  readonly deliveryDate?: string | undefined
}

/** Lines of an order that are sent together. */
export type Delivery<Line> = {
  readonly kind: 'nextBusinessDay' | 'deliveredOn' | 'deliveredLater' | 'inProduction'
  /** `YYYY-MM-DD`, of `deliveredOn`. */
  readonly date?: string
  readonly lines: readonly Line[]
}

/** An order by delivery: lines in stock first, then preordered ones by their date, then those that are being made. */
export function orderDeliveries<Line extends Deliverable>(lines: readonly Line[]): Delivery<Line>[] {
  const groups = Map.groupBy(lines, ({ type, deliveryDate }) => {
    if (type === 'crowdfunding') return 'inProduction'
    return type === 'preorder' ? (deliveryDate ?? 'deliveredLater') : 'nextBusinessDay'
  })
  const place = (key: string) => (isKind(key) ? order[key] : 1)
  return [...groups]
    .toSorted(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1))
    .map(([key, members]) =>
      isKind(key) ? { kind: key, lines: members } : { kind: 'deliveredOn', date: key, lines: members },
    )
}

const order = { nextBusinessDay: 0, deliveredLater: 2, inProduction: 3 } as const

function isKind(key: string): key is keyof typeof order {
  return Object.hasOwn(order, key)
}
