import type { BagNotice } from '#web/domain/bag/bag.ts'
import { type ItemChange, thenChanged } from '#web/domain/bag/bag-changes.ts'
import type { BagDeps } from './platform-bag.ts'

export type ChangeResult = 'added' | BagNotice

type QueuedChange = {
  readonly itemId: string
  readonly change: ItemChange
  readonly settle: (result: ChangeResult) => void
}

type Entry = { change: ItemChange; readonly settlers: ((result: ChangeResult) => void)[] }

/** Between two calls for the same item: quick clicks become one call. */
const MIN_CALL_INTERVAL_MS = 400

/** Changes that have not been sent yet: one for each item, however often it was clicked. */
export class ChangeQueue {
  readonly #entries = new Map<string, Entry>()
  readonly #lastCalls = new Map<string, number>()

  get size(): number {
    return this.#entries.size
  }

  add(itemId: string, change: ItemChange, settle: (result: ChangeResult) => void = () => {}): void {
    const before = this.#entries.get(itemId)
    if (before) {
      before.settlers.push(settle)
      before.change = {
        change: thenChanged(before.change.change, change.change),
        item: before.change.item ?? change.item,
      }
    } else {
      this.#entries.set(itemId, { change, settlers: [settle] })
    }
  }

  get changes(): ReadonlyMap<string, ItemChange> {
    return new Map([...this.#entries].map(([itemId, { change }]) => [itemId, change]))
  }

  /** Milliseconds until the next change may be sent. */
  timeToNext(now: number): number {
    const times = [...this.#entries.keys()].map(
      (itemId) => (this.#lastCalls.get(itemId) ?? now - MIN_CALL_INTERVAL_MS) + MIN_CALL_INTERVAL_MS - now,
    )
    return Math.max(0, Math.min(...times))
  }

  /** Removes and returns the change that has waited longest among those that may be sent. */
  take(now: number): QueuedChange | undefined {
    for (const [itemId, { change, settlers }] of this.#entries) {
      if (now - (this.#lastCalls.get(itemId) ?? now - MIN_CALL_INTERVAL_MS) < MIN_CALL_INTERVAL_MS) continue
      this.#entries.delete(itemId)
      this.#lastCalls.set(itemId, now)
      const settle = (result: ChangeResult) => {
        for (const settler of settlers) settler(result)
      }
      return { itemId, change, settle }
    }
    return undefined
  }

  clear(): void {
    this.#entries.clear()
  }
}

type Task = () => Promise<void>

/** Background work in addition to the queued tasks: the next piece, and in how many milliseconds it may start. */
type TaskSource = {
  readonly size: number
  readonly timeToNext: () => number
  readonly next: Task
}

/** Runs one task at a time, each under the lock that all tabs share. Queued tasks go before the source's. */
export class TaskQueue {
  readonly #deps: Pick<BagDeps, 'withLock' | 'wait'>
  readonly #source: TaskSource
  readonly #tasks: Task[] = []
  #working: Promise<void> | undefined

  constructor(deps: Pick<BagDeps, 'withLock' | 'wait'>, source: TaskSource) {
    this.#deps = deps
    this.#source = source
  }

  run(task: Task): Promise<void> {
    return new Promise((resolve) => {
      this.#tasks.push(() => task().finally(resolve))
      this.start()
    })
  }

  /** Call it when the source has a task. */
  start(): void {
    this.#working ??= this.#drain().finally(() => {
      this.#working = undefined
      // Tasks that were added since the last check.
      if (this.#hasWork) this.start()
    })
  }

  /** Resolves when all tasks are done. */
  async idle(): Promise<void> {
    while (this.#working) await this.#working
  }

  get #hasWork(): boolean {
    return this.#tasks.length > 0 || this.#source.size > 0
  }

  async #drain(): Promise<void> {
    const { wait, withLock } = this.#deps
    while (this.#hasWork) {
      const task = this.#tasks.shift()
      const pause = task ? 0 : this.#source.timeToNext()
      if (pause > 0) await wait(pause)
      else await withLock(task ?? this.#source.next)
    }
  }
}
