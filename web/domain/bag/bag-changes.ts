import type { Bag, BagItem, BagLine } from './bag.ts'
import { emptyBag } from './empty-bag.ts'

/** An unconfirmed change of the quantity of one item: first set to `set`, then changed by `by`. */
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
export function heldOf(bag: Bag | null, itemId: string): number {
  return soldLine(bag, itemId)?.quantity ?? 0
}

export function soldLine(bag: Bag | null, itemId: string): BagLine | undefined {
  return bag?.lines.find((line) => line.itemId === itemId && !line.isGone)
}

/** The id of a line that the platform has not named yet. */
export const newLineId = (itemId: string) => `new-${itemId}`

/**
 * The bag as it will be once the platform has confirmed the changes. Items, quantities and sums follow at once;
 * shipping, tax and discount are the platform's and stay as they were.
 */
export function withChanges(bag: Bag | null, changes: ReadonlyMap<string, ItemChange>): Bag | null {
  let shown = bag
  for (const [itemId, change] of changes) shown = withChange(shown, itemId, change)
  return shown
}

function withChange(bag: Bag | null, itemId: string, { change, item: facts }: ItemChange): Bag | null {
  const present = soldLine(bag, itemId)
  const line = present ?? (facts ? newLine(facts) : undefined)
  if (!line) return bag
  const held = present?.quantity ?? 0
  const quantity = changed(held, change)
  if (quantity === held) return bag
  const base = bag ?? { ...emptyBag, currency: facts?.currency ?? '' }
  return {
    ...base,
    lines: withLine(base.lines, line, quantity),
    totals: withMore(base.totals, quantity - held, line.priceEach),
  }
}

function withLine(lines: readonly BagLine[], line: BagLine, quantity: number): readonly BagLine[] {
  if (quantity === 0) return lines.filter(({ lineId: id }) => id !== line.lineId)
  const now = { ...line, quantity }
  if (!lines.includes(line)) return [...lines.filter(({ itemId }) => itemId !== line.itemId), now]
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

function newLine({ quantity: _, currency: __, picture, ...facts }: BagItem): BagLine {
  return {
    ...facts,
    lineId: newLineId(facts.itemId),
    collectionName: null,
    quantity: 0,
    priceEachBeforeDiscount: facts.priceEach,
    media: picture ? { mini: picture, thumb: picture } : {},
  }
}
