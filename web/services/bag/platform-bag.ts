import type { Bag, BagLine, BagNotice, NoticeItem } from '#web/domain/bag/bag.ts'
import { heldOf } from '#web/domain/bag/bag-changes.ts'
import { reconcile } from '#web/domain/bag/reconcile.ts'
import type { AnalyticsEvent } from '../analytics/events.ts'
import type { Checkout, SelectionResult } from '../centra/checkout.ts'
import type { CentraFailure, Shortage } from '../centra/failure.ts'
import { readShortage, type Selection } from '../centra/selection.ts'
import type { BagMemory } from './bag-storage.ts'
import { countryStep, languageStep, quantityStep, type Step } from './steps.ts'

/** The engine's dependencies, so that tests can replace them. */
export type BagDeps = {
  readonly checkout: Checkout
  readonly memory: BagMemory
  /** The token of the selection, even if another tab or call has changed it. */
  readonly token: () => string | null
  readonly withLock: <T>(work: () => Promise<T>) => Promise<T>
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
  /** The page's language. */
  readonly language: () => string
  readonly notify: (notice: BagNotice) => void
  /** Called when a response of the platform contradicts the prices or stock that pages show. */
  readonly onPriceConflict: () => void
  readonly track: (event: AnalyticsEvent) => void
}

export type Outcome =
  | { readonly kind: 'done' | 'unreachable' | 'failed' }
  | { readonly kind: 'short'; readonly shortages: readonly Shortage[] }
  /** The platform refuses; retrying does not help. */
  | { readonly kind: 'refused'; readonly error: CentraFailure }

/** Attempts at one change, and the delay between them. */
const MAX_TRIES = 3
const RETRY_DELAY_MS = 400
/** A longer `retry-after` of the platform is cut to this. */
const MAX_RETRY_DELAY_MS = 5000
/** Limits for rebuilding a bag that the platform has lost: more than shoppers collect by hand. */
const MAX_RESTORED_LINES = 50
const MAX_RESTORED_QUANTITY = 100

const nothing: ReadonlyMap<string, number> = new Map()

/**
 * The bag on the platform's side. Its responses are authoritative and are stored; when the response to a change is
 * lost, the selection is read before the change is retried. Callers hold the lock.
 */
export class PlatformBag {
  readonly #deps: BagDeps
  #isRestoring = false
  #responses = 0

  constructor(deps: BagDeps) {
    this.#deps = deps
  }

  get bag(): Bag | null {
    return this.#deps.memory.read()?.bag ?? null
  }

  /** How many responses with a selection there have been. */
  get responses(): number {
    return this.#responses
  }

  /** Reads the selection. */
  async read(wanted = nothing): Promise<Outcome> {
    const result = await this.#deps.checkout.selection()
    if (!result.ok) return { kind: result.error.status >= 500 ? 'unreachable' : 'failed' }
    if (!this.#isCurrent(result.value)) return { kind: 'failed' }
    await this.#accept(result.value, wanted)
    return { kind: 'done' }
  }

  async change(step: Step): Promise<Outcome> {
    for (let tries = 1; ; tries++) {
      const call = step.next(this.bag)
      if (!call) return { kind: 'done' }
      const outcome = await this.#handleResult(await call(), step)
      if (outcome) return outcome
      if (tries === MAX_TRIES) return { kind: 'failed' }
      await this.#deps.wait(RETRY_DELAY_MS * tries)
    }
  }

  /**
   * Removes items in one round trip, however many: the calls are made at the same time. Each response is the selection
   * of that moment, so the one that holds the fewest of the items is the newest. Items that it still holds are removed
   * by calls one after the other.
   */
  async removeItems(itemIds: readonly string[]): Promise<Outcome> {
    const wanted = new Map(itemIds.map((itemId) => [itemId, 0]))
    const steps = itemIds.map((itemId) => ({ ...quantityStep(this.#deps.checkout, itemId, 0), wanted }))
    const calls = steps.flatMap((step) => step.next(this.bag) ?? [])
    const results = await Promise.all(calls.map((call) => call()))
    const held = ({ bag }: Selection) => itemIds.filter((itemId) => heldOf(bag, itemId) > 0).length
    const [newest] = results
      .flatMap((result) => (result.ok && this.#isCurrent(result.value) ? [result.value] : []))
      .sort((a, b) => held(a) - held(b))
    if (newest) await this.#accept(newest, wanted)
    for (const step of steps) {
      const outcome = await this.change(step)
      if (outcome.kind !== 'done') return outcome
    }
    return { kind: 'done' }
  }

  /** `undefined`: it may be retried. */
  async #handleResult(result: SelectionResult, step: Step): Promise<Outcome | undefined> {
    const { wanted = nothing } = step
    if (result.ok && this.#isCurrent(result.value)) {
      await this.#accept(result.value, wanted)
      return { kind: 'done' }
    }
    if (result.ok) return this.#verify(step, false)
    const { error } = result
    const short = readShortage(error)
    if (short && this.#isCurrent(short)) {
      await this.#accept(
        short,
        new Map([...wanted, ...short.shortages.map(({ itemId, available }) => [itemId, available] as const)]),
      )
      this.#deps.onPriceConflict()
      return { kind: 'short', shortages: short.shortages }
    }
    if (error.status === 429) {
      await this.#deps.wait(Math.min(error.retryAfter ?? RETRY_DELAY_MS, MAX_RETRY_DELAY_MS))
      return undefined
    }
    return this.#isRefusal(error) ? this.#refused(error, step) : this.#verify(step, error.isTimeout)
  }

  /** Reads the selection to find out whether the change was made. */
  async #verify(step: Step, mayStillHappen: boolean): Promise<Outcome | undefined> {
    const outcome = await this.read(step.wanted)
    if (outcome.kind !== 'done') return outcome
    if (!step.next(this.bag)) return { kind: 'done' }
    return mayStillHappen ? { kind: 'failed' } : undefined
  }

  /** An unknown line may belong to an earlier selection, whose token the platform has lost. */
  async #refused(error: CentraFailure, step: Step): Promise<Outcome | undefined> {
    const isForgotten = this.bag !== null && this.bag.token !== this.#deps.token()
    if (!isForgotten && !('line' in error.errors)) return { kind: 'refused', error }
    const outcome = await this.read(step.wanted)
    if (outcome.kind !== 'done') return outcome
    return isForgotten ? undefined : { kind: 'refused', error }
  }

  #isRefusal({ status }: CentraFailure): boolean {
    return status >= 400 && status < 500 && status !== 408
  }

  /** False for the response to a token that another call has replaced meanwhile. */
  #isCurrent({ bag }: Selection): boolean {
    return bag.token === this.#deps.token()
  }

  async #accept(response: Selection, wanted: ReadonlyMap<string, number>): Promise<void> {
    const { memory, notify, onPriceConflict } = this.#deps
    const leaving = new Set([...wanted].filter(([, quantity]) => quantity === 0).map(([item]) => item))
    const { next, lost, gone, hasPriceConflict } = reconcile(memory.read(), response, leaving)
    memory.write(next)
    this.#responses++
    if (hasPriceConflict) onPriceConflict()
    if (gone.length > 0) {
      onPriceConflict()
      notify({ kind: 'notSold', items: gone.map((line) => noticeItem(line, line.quantity, 0)) })
    }
    if (lost.length > 0) await this.#restore(lost.slice(0, MAX_RESTORED_LINES), wanted)
  }

  /**
   * Adds the lines to the new selection that replaced a lost one. That cannot duplicate anything: the new selection
   * held none of them.
   */
  async #restore(lost: readonly BagLine[], wanted: ReadonlyMap<string, number>): Promise<void> {
    if (this.#isRestoring) return
    this.#isRestoring = true
    await this.applyPreferences()
    const missing: NoticeItem[] = []
    for (const line of lost) {
      const quantity = Math.min(wanted.get(line.itemId) ?? line.quantity, MAX_RESTORED_QUANTITY)
      await this.change({ next: this.#toHold(line.itemId, quantity) })
      const held = heldOf(this.bag, line.itemId)
      if (held < quantity) missing.push(noticeItem(line, quantity, held))
    }
    this.#isRestoring = false
    const isEmpty = (this.bag?.lines.length ?? 0) === 0
    this.#deps.notify({ kind: isEmpty ? 'emptied' : 'restored', items: missing })
  }

  #toHold(itemId: string, quantity: number): Step['next'] {
    return (bag) => {
      const more = quantity - heldOf(bag, itemId)
      return more > 0 ? () => this.#deps.checkout.addItem(itemId, more) : undefined
    }
  }

  /** Sets country and language of the selection where they differ. */
  async applyPreferences(): Promise<Outcome> {
    const { checkout, memory, language } = this.#deps
    const country = memory.country()
    const moved: Outcome = country ? await this.change(countryStep(checkout, country)) : { kind: 'done' }
    if (moved.kind === 'unreachable') return moved
    // The shop does not ship to that country: keep the platform's and do not try again.
    if (moved.kind === 'refused') memory.rememberCountry(this.bag?.country ?? null)
    return this.change(languageStep(checkout, language()))
  }
}

function noticeItem(line: BagLine, wanted: number, available: number): NoticeItem {
  const { itemId, name, gender, colourName, size } = line
  return { itemId, name, gender, colourName, size, wanted, available }
}
