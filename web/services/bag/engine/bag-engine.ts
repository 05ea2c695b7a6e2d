import type { StoreApi } from 'zustand/vanilla'
import { type Bag, type BagItem, type BagNotice, soldLines } from '#web/domain/bag/bag.ts'
import { changed, heldOf, type ItemChange, newLineId, withChanges } from '#web/domain/bag/bag-changes.ts'
import type { BagState } from '../bag-state.ts'
import { bagEvents } from './bag-events.ts'
import { ChangeQueue, type ChangeResult } from './change-queue.ts'
import { itemNotice, voucherNotice } from './notices.ts'
import { type Outcome, PlatformBag } from './platform-bag.ts'
import { countryStep, noVoucherStep, quantityStep, type Step, voucherStep } from './steps.ts'
import type { Surroundings } from './surroundings.ts'
import { WorkLine } from './work-line.ts'

/**
 * The optimistic bag (docs/decisions/0013-bag.md): changes show at once, go to the platform one after the other, quick
 * ones together, and its answers are the truth.
 */
export class BagEngine {
  readonly #state: StoreApi<BagState>
  readonly #surroundings: Surroundings
  readonly #platform: PlatformBag
  readonly #queue = new ChangeQueue()
  readonly #line: WorkLine
  #onTheWay: ReadonlyMap<string, ItemChange> = new Map()
  /** What the last call said of the platform; undefined before there was one on this page. */
  #isReachable: boolean | undefined

  constructor(state: StoreApi<BagState>, surroundings: Omit<Surroundings, 'notify'>) {
    this.#state = state
    this.#surroundings = { ...surroundings, notify: (notice) => state.setState({ notice }) }
    this.#platform = new PlatformBag(this.#surroundings)
    const queue = this.#queue
    this.#line = new WorkLine(surroundings, {
      get size() {
        return queue.size
      },
      timeToNext: () => queue.timeToNext(surroundings.now()),
      next: () => this.#sendNext(),
    })
  }

  /** Shows what is stored with all that is on its way laid over it. */
  readonly show = (): void => {
    const stored = this.#platform.bag
    const sent = withChanges(stored, this.#onTheWay)
    const queued = this.#queue.changes
    const bag = withChanges(sent, queued)
    const items = new Set([...this.#onTheWay.keys(), ...queued.keys()])
    const pending = (bag?.lines ?? []).filter(({ itemId }) => items.has(itemId)).map(({ lineId }) => lineId)
    this.#state.setState({ bag, pendingLines: new Set(pending), status: this.#statusOf(bag) })
  }

  #statusOf(bag: Bag | null): BagState['status'] {
    if (this.#isReachable === false) return 'unreachable'
    if (!bag || soldLines(bag.lines).length === 0) return 'empty'
    return this.#isReachable ? 'ready' : 'loading'
  }

  /** Shown before this returns; resolves when the platform has answered. */
  add(item: BagItem): Promise<ChangeResult> {
    const { quantity = 1 } = item
    return this.#enqueue(item.itemId, {
      change: { by: Number.isInteger(quantity) && quantity > 0 ? quantity : 1 },
      item,
    })
  }

  /** Changes that a page left behind when it was closed, in the order in which they were made. */
  resume(changes: ReadonlyMap<string, ItemChange>): void {
    for (const [itemId, change] of changes) void this.#enqueue(itemId, change)
  }

  /** Hands over what has not been asked for yet, for the next page. */
  leave(): ReadonlyMap<string, ItemChange> {
    const { changes } = this.#queue
    this.#queue.clear()
    return changes
  }

  async changeQuantity(lineId: string, quantity: number): Promise<void> {
    const { bag } = this.#state.getState()
    const line = bag?.lines.find((one) => one.lineId === lineId || newLineId(one.itemId) === lineId)
    if (!line || !Number.isInteger(quantity) || quantity < 0) return
    if (line.isGone) return this.#forget(line.itemId)
    const change = quantity === 0 ? { set: 0, by: 0 } : { by: quantity - line.quantity }
    if (quantity !== line.quantity) await this.#enqueue(line.itemId, { change, item: null })
  }

  #enqueue(itemId: string, change: ItemChange): Promise<ChangeResult> {
    return new Promise((resolve) => {
      this.#queue.add(itemId, change, resolve)
      this.show()
      this.#line.start()
    })
  }

  /** A line that only this browser still shows. */
  #forget(itemId: string): void {
    const { memory } = this.#surroundings
    const stored = memory.read()
    if (!stored) return
    const lines = stored.bag.lines.filter((line) => line.itemId !== itemId || !line.isGone)
    memory.write({ ...stored, bag: { ...stored.bag, lines } })
    this.show()
  }

  addVoucher(typed: string): Promise<ChangeResult> {
    const code = typed.trim()
    const step = voucherStep(this.#surroundings.checkout, code)
    return this.#changeWith(step, (outcome) => voucherNotice(outcome, code, this.#platform.bag))
  }

  async removeVoucher(code: string): Promise<void> {
    await this.#changeWith(noVoucherStep(this.#surroundings.checkout, code), (outcome) => itemNotice(outcome, []))
  }

  /** False when the platform refused the country or could not be asked; then all is as before. */
  async setCountry(code: string): Promise<boolean> {
    const { checkout, memory } = this.#surroundings
    const before = memory.country()
    memory.rememberCountry(code)
    const result = await this.#changeWith(countryStep(checkout, code), (outcome) => itemNotice(outcome, []))
    if (result !== 'added') memory.rememberCountry(before)
    return result === 'added'
  }

  /** Asks how the bag stands, and tells the platform the page's language and the shopper's country. */
  refresh(): Promise<void> {
    return this.#line.run(async () => {
      const platform = this.#platform
      const { bag, answers } = platform
      const settled = bag && (await platform.settleIn())
      if (platform.answers === answers && settled?.kind !== 'unreachable') await platform.read()
      // Of a selection that nobody knew, country and language may have been right already.
      if (!bag) await platform.settleIn()
      // An answer that cannot be read is as good as none: what is shown is what was known last.
      this.#note({ kind: platform.answers > answers ? 'done' : 'unreachable' })
    })
  }

  /** Resolves when nothing is on its way any more. */
  idle(): Promise<void> {
    return this.#line.idle()
  }

  #changeWith(step: Step, notice: (outcome: Outcome) => BagNotice | undefined): Promise<ChangeResult> {
    return new Promise((resolve) => {
      void this.#line.run(async () => {
        const outcome = await this.#platform.change(step)
        resolve(this.#conclude(outcome, notice(outcome)))
      })
    })
  }

  async #sendNext(): Promise<void> {
    const queued = this.#queue.take(this.#surroundings.now())
    if (!queued) return
    const before = this.#platform.bag
    const target = changed(heldOf(before, queued.itemId), queued.change.change)
    // As a number to reach: the answer must not be counted once more on its way into the page.
    this.#onTheWay = new Map([[queued.itemId, { ...queued.change, change: { set: target, by: 0 } }]])
    const outcome = await this.#platform.change(quantityStep(this.#surroundings.checkout, queued.itemId, target))
    this.#onTheWay = new Map()
    const facts = queued.change.item ?? before?.lines.find(({ itemId }) => itemId === queued.itemId)
    queued.settle(this.#conclude(outcome, itemNotice(outcome, facts ? [{ ...facts, wanted: target }] : [])))
    for (const event of bagEvents(queued.itemId, before, this.#platform.bag)) this.#surroundings.track(event)
    if (facts && isPricedOtherwise(queued.change.item, this.#platform.bag)) this.#surroundings.contradicted()
  }

  #conclude(outcome: Outcome, notice: BagNotice | undefined): ChangeResult {
    this.#note(outcome)
    if (notice) this.#state.setState({ notice })
    return notice ?? 'added'
  }

  #note({ kind }: Outcome): void {
    this.#isReachable = kind !== 'unreachable'
    this.show()
    const { notice } = this.#state.getState()
    if (kind === 'unreachable') this.#state.setState({ notice: { kind } })
    else if (notice?.kind === 'unreachable') this.#state.setState({ notice: null })
  }
}

/** The page told another price than the platform charges. */
function isPricedOtherwise(item: BagItem | null, bag: Bag | null): boolean {
  const line = bag?.lines.find((candidate) => candidate.itemId === item?.itemId)
  return item !== null && line !== undefined && (line.priceEach !== item.priceEach || bag?.currency !== item.currency)
}
