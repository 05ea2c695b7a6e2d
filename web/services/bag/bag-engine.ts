import type { StoreApi } from 'zustand/vanilla'
import { type Bag, type BagItem, type BagNotice, soldLines } from '#web/domain/bag/bag.ts'
import { changed, heldOf, type ItemChange, newLineId, withChanges } from '#web/domain/bag/bag-changes.ts'
import { bagEvents } from '../analytics/bag-events.ts'
import type { BagState } from './bag-state.ts'
import { itemNotice, voucherNotice } from './notices.ts'
import type { BagDeps } from './platform-bag.ts'
import { type Outcome, PlatformBag } from './platform-bag.ts'
import { ChangeQueue, type ChangeResult, TaskQueue } from './queues.ts'
import { addVoucherStep, countryStep, quantityStep, removeVoucherStep, type Step } from './steps.ts'

/**
 * The optimistic bag (docs/decisions/0013-bag.md): changes show at once and are sent to the platform one after the
 * other, quick ones together; its responses are authoritative.
 */
export class BagEngine {
  readonly #state: StoreApi<BagState>
  readonly #deps: BagDeps
  readonly #platform: PlatformBag
  readonly #queue = new ChangeQueue()
  readonly #tasks: TaskQueue
  #inFlight: ReadonlyMap<string, ItemChange> = new Map()
  /** Whether the last call reached the platform; undefined before the first one of this page. */
  #isReachable: boolean | undefined

  constructor(state: StoreApi<BagState>, deps: Omit<BagDeps, 'notify'>) {
    this.#state = state
    this.#deps = { ...deps, notify: (notice) => state.setState({ notice }) }
    this.#platform = new PlatformBag(this.#deps)
    const queue = this.#queue
    this.#tasks = new TaskQueue(deps, {
      get size() {
        return queue.size
      },
      timeToNext: () => queue.timeToNext(deps.now()),
      next: () => this.#sendNext(),
    })
  }

  /** Shows the stored bag with all unconfirmed changes applied. */
  readonly show = (): void => {
    const stored = this.#platform.bag
    const sent = withChanges(stored, this.#inFlight)
    const queued = this.#queue.changes
    const bag = withChanges(sent, queued)
    const items = new Set([...this.#inFlight.keys(), ...queued.keys()])
    const pending = (bag?.lines ?? []).filter(({ itemId }) => items.has(itemId)).map(({ lineId }) => lineId)
    this.#state.setState({ bag, pendingLines: new Set(pending), status: this.#statusOf(bag) })
  }

  #statusOf(bag: Bag | null): BagState['status'] {
    if (this.#isReachable === false) return 'unreachable'
    if (!bag || soldLines(bag.lines).length === 0) return 'empty'
    return this.#isReachable ? 'ready' : 'loading'
  }

  /** Shown before this returns; resolves when the platform has responded. */
  add(item: BagItem): Promise<ChangeResult> {
    const { quantity = 1 } = item
    return this.#enqueue(item.itemId, {
      change: { by: Number.isInteger(quantity) && quantity > 0 ? quantity : 1 },
      item,
    })
  }

  /** Sends the changes that the previous page had not sent, in the order in which they were made. */
  resume(changes: ReadonlyMap<string, ItemChange>): void {
    for (const [itemId, change] of changes) void this.#enqueue(itemId, change)
  }

  /** Clears and returns the unsent changes, for the next page. */
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

  /**
   * Removes items in one round trip; resolves when the platform has responded. No analytics: it is not a click on a
   * line.
   */
  removeItems(itemIds: readonly string[]): Promise<void> {
    return this.#tasks.run(async () => this.#note(await this.#platform.removeItems(itemIds)))
  }

  #enqueue(itemId: string, change: ItemChange): Promise<ChangeResult> {
    return new Promise((resolve) => {
      this.#queue.add(itemId, change, resolve)
      this.show()
      this.#tasks.start()
    })
  }

  /** Removes a line that only this browser still has. */
  #forget(itemId: string): void {
    const { memory } = this.#deps
    const stored = memory.read()
    if (!stored) return
    const lines = stored.bag.lines.filter((line) => line.itemId !== itemId || !line.isGone)
    memory.write({ ...stored, bag: { ...stored.bag, lines } })
    this.show()
  }

  addVoucher(typed: string): Promise<ChangeResult> {
    const code = typed.trim()
    const step = addVoucherStep(this.#deps.checkout, code)
    return this.#changeWith(step, (outcome) => voucherNotice(outcome, code, this.#platform.bag))
  }

  async removeVoucher(code: string): Promise<void> {
    await this.#changeWith(removeVoucherStep(this.#deps.checkout, code), (outcome) => itemNotice(outcome, []))
  }

  /** False when the platform refused the country or was unreachable; then nothing has changed. */
  async setCountry(code: string): Promise<boolean> {
    const { checkout, memory } = this.#deps
    const before = memory.country()
    memory.rememberCountry(code)
    const result = await this.#changeWith(countryStep(checkout, code), (outcome) => itemNotice(outcome, []))
    if (result !== 'added') memory.rememberCountry(before)
    return result === 'added'
  }

  /**
   * Reads the bag again, and sets the page's language and the shopper's country. `known`: items that are expected to be
   * fewer, with how many.
   */
  refresh(known?: ReadonlyMap<string, number>): Promise<void> {
    return this.#tasks.run(async () => {
      const platform = this.#platform
      const { bag, responses } = platform
      const settled = bag && (await platform.applyPreferences())
      if (platform.responses === responses && settled?.kind !== 'unreachable') await platform.read(known)
      // A selection that was unknown before may need country and language, too.
      if (!bag) await platform.applyPreferences()
      // A response of an unknown shape counts as none: the last known bag stays.
      this.#note({ kind: platform.responses > responses ? 'done' : 'unreachable' })
    })
  }

  /** Resolves when all changes are sent. */
  idle(): Promise<void> {
    return this.#tasks.idle()
  }

  #changeWith(step: Step, notice: (outcome: Outcome) => BagNotice | undefined): Promise<ChangeResult> {
    return new Promise((resolve) => {
      void this.#tasks.run(async () => {
        const outcome = await this.#platform.change(step)
        resolve(this.#conclude(outcome, notice(outcome)))
      })
    })
  }

  async #sendNext(): Promise<void> {
    const queued = this.#queue.take(this.#deps.now())
    if (!queued) return
    const before = this.#platform.bag
    const target = changed(heldOf(before, queued.itemId), queued.change.change)
    // As a target, so that the stored response is not counted twice.
    this.#inFlight = new Map([[queued.itemId, { ...queued.change, change: { set: target, by: 0 } }]])
    const outcome = await this.#platform.change(quantityStep(this.#deps.checkout, queued.itemId, target))
    this.#inFlight = new Map()
    const facts = queued.change.item ?? before?.lines.find(({ itemId }) => itemId === queued.itemId)
    queued.settle(this.#conclude(outcome, itemNotice(outcome, facts ? [{ ...facts, wanted: target }] : [])))
    for (const event of bagEvents(queued.itemId, before, this.#platform.bag)) this.#deps.track(event)
    if (facts && isPricedOtherwise(queued.change.item, this.#platform.bag)) this.#deps.onPriceConflict()
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

/** The page showed another price than the platform charges. */
function isPricedOtherwise(item: BagItem | null, bag: Bag | null): boolean {
  const line = bag?.lines.find((candidate) => candidate.itemId === item?.itemId)
  return item !== null && line !== undefined && (line.priceEach !== item.priceEach || bag?.currency !== item.currency)
}
