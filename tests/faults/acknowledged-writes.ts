/**
 * Numbered writes on several connections at once, and those of them that were acknowledged before the server was
 * killed.
 */
export class AcknowledgedWrites {
  readonly acknowledged = new Set<number>()
  readonly #last: number
  readonly #writers: number
  #next = 1

  constructor({ count, writers }: { count: number; writers: number }) {
    this.#last = count
    this.#writers = writers
  }

  /** Goes on from the last number until all are written; each writer stops at its first failure. */
  async write(write: (number: number) => Promise<unknown>): Promise<void> {
    const writer = async () => {
      while (this.#next <= this.#last) {
        const number = this.#next++
        try {
          await write(number)
        } catch {
          return
        }
        this.acknowledged.add(number)
      }
    }
    await Promise.all(Array.from({ length: this.#writers }, writer))
  }

  /** Resolves once this many have been acknowledged. */
  async reached(count: number): Promise<void> {
    while (this.acknowledged.size < count) await new Promise((resolve) => setImmediate(resolve))
  }
}
