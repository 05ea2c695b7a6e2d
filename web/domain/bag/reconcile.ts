import { type Bag, type BagLine, soldLines } from './bag.ts'
import type { StoredBag } from './stored-bag.ts'

/** How the platform's response differs from the last known bag. */
type Reconciled = {
  readonly next: StoredBag
  /** The platform has lost the selection: these lines have to be added to the new one. */
  readonly lost: readonly BagLine[]
  /** No longer sold, or not in this country: shown as gone. */
  readonly gone: readonly BagLine[]
  /** Prices that the pages show are stale. */
  readonly hasPriceConflict: boolean
}

/**
 * The platform's response is authoritative. Lines that are missing from it without having been removed were bought, are
 * lost with the whole selection, or are no longer sold.
 */
export function reconcile(
  known: StoredBag | null,
  received: StoredBag,
  /** Items that this change removes. */
  leaving: ReadonlySet<string>,
): Reconciled {
  const before = known ? soldLines(known.bag.lines) : []
  const here = new Set(received.bag.lines.map(({ itemId }) => itemId))
  const missing = before.filter(({ itemId }) => !here.has(itemId) && !leaving.has(itemId))
  const hasPriceConflict = known !== null && hasOtherPrices(known.bag, received.bag)
  if (known && isForgotten(before, known, received)) {
    const lost = before.filter(({ itemId }) => !leaving.has(itemId))
    return { next: received, lost, gone: [], hasPriceConflict }
  }
  const gone = isBought(known, received) ? [] : missing.map((line) => ({ ...line, isGone: true }))
  const goneBefore = (known?.bag.lines ?? []).filter(
    ({ itemId, isGone }) => isGone && !here.has(itemId) && !leaving.has(itemId),
  )
  const lines = [...received.bag.lines, ...goneBefore, ...gone]
  return { next: { ...received, bag: { ...received.bag, lines } }, lost: [], gone, hasPriceConflict }
}

/** Another token and none of the lines: the response to a forged or expired token is a new selection. */
function isForgotten(before: readonly BagLine[], known: StoredBag, received: StoredBag): boolean {
  if (received.bag.token === known.bag.token || isBought(known, received)) return false
  const ids = new Set(before.map(({ lineId }) => lineId))
  return before.length > 0 && !received.bag.lines.some(({ lineId }) => ids.has(lineId))
}

/** An order was made from the selection: its lines are expected to be missing. */
function isBought(known: StoredBag | null, received: StoredBag): boolean {
  return received.order !== null && received.order !== (known?.order ?? null)
}

function hasOtherPrices(known: Bag, received: Bag): boolean {
  if (known.currency !== received.currency || known.country !== received.country) return false
  const prices = new Map(known.lines.map(({ itemId, priceEach }) => [itemId, priceEach]))
  return received.lines.some(({ itemId, priceEach }) => (prices.get(itemId) ?? priceEach) !== priceEach)
}
