/**
 * Work of one kind, of which a fixed number of pieces run at a time. The others wait in the order in which they came.
 */
export class Turns {
  readonly #atOnce: number
  #running = 0
  readonly #waiting = new Set<() => void>()

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  /** The number of pieces that wait. */
  get waiting(): number {
    return this.#waiting.size
  }

  /**
   * The result of the work, which begins when it is its turn. The signal ends the waiting, not the work.
   * @throws the signal's reason when it is aborted before that, else what the work throws
   */
  async run<Value>(work: () => Promise<Value>, signal?: AbortSignal): Promise<Value> {
    signal?.throwIfAborted()
    if (this.#running < this.#atOnce) this.#running += 1
    else await this.#turn(signal)
    try {
      return await work()
    } finally {
      this.#passOn()
    }
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        this.#waiting.delete(begin)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      this.#waiting.add(begin)
    })
  }

  #passOn(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#running -= 1
      return
    }
    this.#waiting.delete(next)
    next()
  }
}
