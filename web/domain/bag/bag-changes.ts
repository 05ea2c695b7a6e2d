import { type Bag, type BagItem, type BagLine, emptyTotals } from './bag.ts'

/** What the shopper wants of one item and the platform has not confirmed: first set to, then changed by. */
export type QuantityChange = { readonly set?: number; readonly by: number }

/** A change, and what to show of an item that the bag does not hold yet. */
export type ItemChange = { readonly change: QuantityChange; readonly item: BagItem | null }

export function changed(quantity: number, { set, by }: QuantityChange): number {
  return Math.max(0, (set ?? quantity) + by)
}

/** Both changes as one. */
export function thenChanged(first: QuantityChange, second: QuantityChange): QuantityChange {
  if (second.set !== undefined) return second
  return { ...first, by: first.by + second.by }
}

/** How many of an item the platform holds. */
export function heldOf(bag: Bag | null, item: string): number {
  return soldLine(bag, item)?.quantity ?? 0
}

export function soldLine(bag: Bag | null, item: string): BagLine | undefined {
  return bag?.lines.find((line) => line.item === item && !line.isGone)
}

/** The id of a line that the platform has not named yet. */
export const newLineId = (item: string) => `new-${item}`

/**
 * The bag as it will be once the platform has confirmed the changes. Items, quantities and sums follow at once; shipping,
 * tax and discount are the platform's and stay as they were.
 */
export function withChanges(bag: Bag | null, changes: ReadonlyMap<string, ItemChange>): Bag | null {
  let shown = bag
  for (const [item, change] of changes) shown = withChange(shown, item, change)
  return shown
}

function withChange(bag: Bag | null, item: string, { change, item: facts }: ItemChange): Bag | null {
  const present = soldLine(bag, item)
  const line = present ?? (facts ? newLine(facts) : undefined)
  if (!line) return bag
  const held = present?.quantity ?? 0
  const quantity = changed(held, change)
  if (quantity === held) return bag
  const base = bag ?? { ...noBag, currency: facts?.currency ?? '' }
  return {
    ...base,
    lines: withLine(base.lines, line, quantity),
    totals: withMore(base.totals, quantity - held, line.priceEach),
  }
}

function withLine(lines: readonly BagLine[], line: BagLine, quantity: number): readonly BagLine[] {
  if (quantity === 0) return lines.filter(({ line: id }) => id !== line.line)
  const now = { ...line, quantity }
  if (!lines.includes(line)) return [...lines.filter(({ item }) => item !== line.item), now]
  return lines.map((other) => (other === line ? now : other))
}

function withMore(totals: Bag['totals'], more: number, priceEach: number): Bag['totals'] {
  return {
    ...totals,
    totalQuantity: totals.totalQuantity + more,
    itemsTotal: totals.itemsTotal + more * priceEach,
    grandTotal: Math.max(0, totals.grandTotal + more * priceEach),
  }
}

const noBag: Bag = {
  token: '',
  currency: '',
  country: null,
  language: null,
  lines: [],
  totals: emptyTotals,
  vouchers: [],
}

function newLine({ quantity: _, currency: __, picture, ...facts }: BagItem): BagLine {
  return {
    ...facts,
    line: newLineId(facts.item),
    collectionName: null,
    gender: null,
    quantity: 0,
    priceEachBeforeDiscount: facts.priceEach,
    media: picture ? { mini: picture, thumb: picture } : {},
  }
}
