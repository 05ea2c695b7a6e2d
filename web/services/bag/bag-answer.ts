import { type Bag, type BagLine, soldLines } from '#web/domain/bag/bag.ts'
import type { StoredBag } from '#web/domain/bag/stored-bag.ts'

/** How the platform's answer relates to what was known of the bag. */
type ReconciledAnswer = {
  readonly next: StoredBag
  /** The platform has forgotten the selection: these lines have to be put into the new one. */
  readonly lost: readonly BagLine[]
  /** No longer sold, or not in this country: shown as gone. */
  readonly gone: readonly BagLine[]
  /** Prices that the pages show are out of date. */
  readonly contradicts: boolean
}

/** The answer is the truth; what is missing from it without having been taken out is explained by one of three stories. */
export function reconcile(
  known: StoredBag | null,
  answer: StoredBag,
  /** Items that this change takes out. */
  leaving: ReadonlySet<string>,
): ReconciledAnswer {
  const before = known ? soldLines(known.bag.lines) : []
  const here = new Set(answer.bag.lines.map(({ itemId }) => itemId))
  const missing = before.filter(({ itemId }) => !here.has(itemId) && !leaving.has(itemId))
  const contradicts = known !== null && hasOtherPrices(known.bag, answer.bag)
  if (known && isForgotten(before, known, answer)) {
    const lost = before.filter(({ itemId }) => !leaving.has(itemId))
    return { next: answer, lost, gone: [], contradicts }
  }
  const gone = isBought(known, answer) ? [] : missing.map((line) => ({ ...line, isGone: true }))
  const goneBefore = (known?.bag.lines ?? []).filter(
    ({ itemId, isGone }) => isGone && !here.has(itemId) && !leaving.has(itemId),
  )
  const lines = [...answer.bag.lines, ...goneBefore, ...gone]
  return { next: { ...answer, bag: { ...answer.bag, lines } }, lost: [], gone, contradicts }
}

/** Another token and none of the lines: a forged or expired token was answered with a fresh selection. */
function isForgotten(before: readonly BagLine[], known: StoredBag, answer: StoredBag): boolean {
  if (answer.bag.token === known.bag.token || isBought(known, answer)) return false
  const ids = new Set(before.map(({ lineId }) => lineId))
  return before.length > 0 && !answer.bag.lines.some(({ lineId }) => ids.has(lineId))
}

/** An order came of the selection; its lines are where they should be. */
function isBought(known: StoredBag | null, answer: StoredBag): boolean {
  return answer.order !== null && answer.order !== (known?.order ?? null)
}

function hasOtherPrices(known: Bag, answer: Bag): boolean {
  if (known.currency !== answer.currency || known.country !== answer.country) return false
  const prices = new Map(known.lines.map(({ itemId, priceEach }) => [itemId, priceEach]))
  return answer.lines.some(({ itemId, priceEach }) => (prices.get(itemId) ?? priceEach) !== priceEach)
}
