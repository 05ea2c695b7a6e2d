import type { BagNotice } from '#web/domain/bag/bag.ts'
import { type ItemChange, thenChanged } from '#web/domain/bag/bag-changes.ts'

export type ChangeResult = 'added' | BagNotice

type QueuedChange = {
  readonly itemId: string
  readonly change: ItemChange
  readonly settle: (result: ChangeResult) => void
}

type Entry = { change: ItemChange; readonly settlers: ((result: ChangeResult) => void)[] }

/** Milliseconds between two calls for the same item: quick clicks become one call. */
const pause = 400

/** What shoppers want and nobody has been asked for yet: for each item one change, however often it was clicked. */
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

  /** Milliseconds until the next change may be asked for. */
  timeToNext(now: number): number {
    const times = [...this.#entries.keys()].map((itemId) => (this.#lastCalls.get(itemId) ?? now - pause) + pause - now)
    return Math.max(0, Math.min(...times))
  }

  /** Takes out the change that has waited longest among those that may be asked for. */
  take(now: number): QueuedChange | undefined {
    for (const [itemId, { change, settlers }] of this.#entries) {
      if (now - (this.#lastCalls.get(itemId) ?? now - pause) < pause) continue
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
