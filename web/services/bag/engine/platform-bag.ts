import type { Bag, BagLine, NoticeItem } from '#web/domain/bag/bag.ts'
import { heldOf } from '#web/domain/bag/bag-changes.ts'
import type { SelectionResult } from '#web/services/centra/checkout.ts'
import type { CentraFailure, Shortage } from '#web/services/centra/failure.ts'
import { readShortage, type Selection } from '#web/services/centra/selection.ts'
import { reconcile } from '../bag-answer.ts'
import { countryStep, languageStep, type Step } from './steps.ts'
import type { Surroundings } from './surroundings.ts'

export type Outcome =
  | { readonly kind: 'done' | 'unreachable' | 'failed' }
  | { readonly kind: 'short'; readonly shortages: readonly Shortage[] }
  /** The platform will not do it, however often it is asked. */
  | { readonly kind: 'refused'; readonly error: CentraFailure }

/** Tries of one change; milliseconds between them. */
const mostTries = 3
const pause = 400
/** The longest that a platform's `retry-after` is waited for, in milliseconds. */
const longestPause = 5000
/** Of a bag that the platform has forgotten, more is not put together again: nobody collects so much by hand. */
const mostLines = 50
const mostPieces = 100

const nothing: ReadonlyMap<string, number> = new Map()

/**
 * The bag on the platform's side. Its answers are the truth and go into the memory; a change whose answer got lost is
 * looked up before it is asked for again. Callers hold the lock.
 */
export class PlatformBag {
  readonly #surroundings: Surroundings
  #isRestoring = false
  #answers = 0

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  get bag(): Bag | null {
    return this.#surroundings.memory.read()?.bag ?? null
  }

  /** How often the platform has told the selection. */
  get answers(): number {
    return this.#answers
  }

  /** Asks how the selection stands. */
  async read(wanted = nothing): Promise<Outcome> {
    const result = await this.#surroundings.checkout.selection()
    if (!result.ok) return { kind: result.error.status >= 500 ? 'unreachable' : 'failed' }
    if (!this.#isOurs(result.value)) return { kind: 'failed' }
    await this.#accept(result.value, wanted)
    return { kind: 'done' }
  }

  async change(step: Step): Promise<Outcome> {
    for (let tries = 1; ; tries++) {
      const call = step.next(this.bag)
      if (!call) return { kind: 'done' }
      const outcome = await this.#judge(await call(), step)
      if (outcome) return outcome
      if (tries === mostTries) return { kind: 'failed' }
      await this.#surroundings.wait(pause * tries)
    }
  }

  /** `undefined`: it may be tried again. */
  async #judge(result: SelectionResult, step: Step): Promise<Outcome | undefined> {
    const { wanted = nothing } = step
    if (result.ok && this.#isOurs(result.value)) {
      await this.#accept(result.value, wanted)
      return { kind: 'done' }
    }
    if (result.ok) return this.#lookUp(step, false)
    const { error } = result
    const short = readShortage(error)
    if (short && this.#isOurs(short)) {
      await this.#accept(
        short,
        new Map([...wanted, ...short.shortages.map(({ itemId, available }) => [itemId, available] as const)]),
      )
      this.#surroundings.contradicted()
      return { kind: 'short', shortages: short.shortages }
    }
    if (error.status === 429) {
      await this.#surroundings.wait(Math.min(error.retryAfter ?? pause, longestPause))
      return undefined
    }
    return this.#isRefusal(error) ? this.#refused(error, step) : this.#lookUp(step, error.isTimeout)
  }

  /** Nobody knows what became of the call: the selection does. */
  async #lookUp(step: Step, mayStillHappen: boolean): Promise<Outcome | undefined> {
    const outcome = await this.read(step.wanted)
    if (outcome.kind !== 'done') return outcome
    if (!step.next(this.bag)) return { kind: 'done' }
    return mayStillHappen ? { kind: 'failed' } : undefined
  }

  /** A line that is unknown may have been another selection's, of a token that was forgotten. */
  async #refused(error: CentraFailure, step: Step): Promise<Outcome | undefined> {
    const isForgotten = this.bag !== null && this.bag.token !== this.#surroundings.token()
    if (!isForgotten && !('line' in error.errors)) return { kind: 'refused', error }
    const outcome = await this.read(step.wanted)
    if (outcome.kind !== 'done') return outcome
    return isForgotten ? undefined : { kind: 'refused', error }
  }

  #isRefusal({ status }: CentraFailure): boolean {
    return status >= 400 && status < 500 && status !== 408
  }

  /** False for an answer to a token that another call has replaced meanwhile. */
  #isOurs({ bag }: Selection): boolean {
    return bag.token === this.#surroundings.token()
  }

  async #accept(answer: Selection, wanted: ReadonlyMap<string, number>): Promise<void> {
    const { memory, notify, contradicted } = this.#surroundings
    const leaving = new Set([...wanted].filter(([, quantity]) => quantity === 0).map(([item]) => item))
    const { next, lost, gone, contradicts } = reconcile(memory.read(), answer, leaving)
    memory.write(next)
    this.#answers++
    if (contradicts) contradicted()
    if (gone.length > 0) {
      contradicted()
      notify({ kind: 'unavailable', items: gone.map((line) => noticeItem(line, line.quantity, 0)) })
    }
    if (lost.length > 0) await this.#restore(lost.slice(0, mostLines), wanted)
  }

  /**
   * Puts the lines into the fresh selection that took the place of a forgotten one. That cannot double anything: the
   * selection held none of them.
   */
  async #restore(lost: readonly BagLine[], wanted: ReadonlyMap<string, number>): Promise<void> {
    if (this.#isRestoring) return
    this.#isRestoring = true
    await this.settleIn()
    const missing: NoticeItem[] = []
    for (const line of lost) {
      const quantity = Math.min(wanted.get(line.itemId) ?? line.quantity, mostPieces)
      await this.change({ next: this.#toHold(line.itemId, quantity) })
      const held = heldOf(this.bag, line.itemId)
      if (held < quantity) missing.push(noticeItem(line, quantity, held))
    }
    this.#isRestoring = false
    const isEmpty = (this.bag?.lines.length ?? 0) === 0
    this.#surroundings.notify({ kind: isEmpty ? 'emptied' : 'restored', items: missing })
  }

  #toHold(itemId: string, quantity: number): Step['next'] {
    return (bag) => {
      const more = quantity - heldOf(bag, itemId)
      return more > 0 ? () => this.#surroundings.checkout.addItem(itemId, more) : undefined
    }
  }

  /** Country and page language, where the selection has others. */
  async settleIn(): Promise<Outcome> {
    const { checkout, memory, language } = this.#surroundings
    const country = memory.country()
    const moved: Outcome = country ? await this.change(countryStep(checkout, country)) : { kind: 'done' }
    if (moved.kind === 'unreachable') return moved
    // A country that the shop does not ship to: the platform's stays, and is not asked about again.
    if (moved.kind === 'refused') memory.rememberCountry(this.bag?.country ?? null)
    return this.change(languageStep(checkout, language()))
  }
}

function noticeItem({ itemId, name, size }: NamedItem, wanted: number, available: number): NoticeItem {
  return { itemId, name, size, wanted, available }
}

type NamedItem = { readonly itemId: string; readonly name: string; readonly size: string }
