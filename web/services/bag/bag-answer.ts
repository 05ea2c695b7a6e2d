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
  const here = new Set(answer.bag.lines.map(({ item }) => item))
  const missing = before.filter(({ item }) => !here.has(item) && !leaving.has(item))
  const contradicts = known !== null && hasOtherPrices(known.bag, answer.bag)
  if (known && isForgotten(before, known, answer)) {
    const lost = before.filter(({ item }) => !leaving.has(item))
    return { next: answer, lost, gone: [], contradicts }
  }
  const gone = isBought(known, answer) ? [] : missing.map((line) => ({ ...line, isGone: true }))
  const goneBefore = (known?.bag.lines ?? []).filter(
    ({ item, isGone }) => isGone && !here.has(item) && !leaving.has(item),
  )
  const lines = [...answer.bag.lines, ...goneBefore, ...gone]
  return { next: { ...answer, bag: { ...answer.bag, lines } }, lost: [], gone, contradicts }
}

/** Another token and none of the lines: a forged or expired token was answered with a fresh selection. */
function isForgotten(before: readonly BagLine[], known: StoredBag, answer: StoredBag): boolean {
  if (answer.bag.token === known.bag.token || isBought(known, answer)) return false
  const ids = new Set(before.map(({ line }) => line))
  return before.length > 0 && !answer.bag.lines.some(({ line }) => ids.has(line))
}

/** An order came of the selection; its lines are where they should be. */
function isBought(known: StoredBag | null, answer: StoredBag): boolean {
  return answer.order !== null && answer.order !== (known?.order ?? null)
}

function hasOtherPrices(known: Bag, answer: Bag): boolean {
  if (known.currency !== answer.currency || known.country !== answer.country) return false
  const prices = new Map(known.lines.map(({ item, priceEach }) => [item, priceEach]))
  return answer.lines.some(({ item, priceEach }) => (prices.get(item) ?? priceEach) !== priceEach)
}
