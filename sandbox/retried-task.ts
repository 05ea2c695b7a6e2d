const RETRY_MS = 2000

/**
 * Work that is repeated until nothing is left to do; one run at a time. What there is to do is in the database, so a
 * restart continues it.
 */
export class RetriedTask {
  readonly #work: () => Promise<boolean>
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> | undefined
  #again = false
  #stopped = false

  /** @param work does what there is to do and says whether nothing is left */
  constructor(work: () => Promise<boolean>) {
    this.#work = work
  }

  /** Call this when there is something to do. The run starts after the current call, whose response goes first. */
  wake(): void {
    if (this.#stopped) return
    this.#again = true
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
    })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#running
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer)
    while (this.#again && !this.#stopped) {
      this.#again = false
      await new Promise((resolve) => setImmediate(resolve))
      if (!this.#stopped && !(await this.#attempt())) this.#timer = setTimeout(() => this.wake(), RETRY_MS)
    }
    if (this.#stopped) clearTimeout(this.#timer)
  }

  async #attempt(): Promise<boolean> {
    try {
      return await this.#work()
    } catch (error) {
      // After a stop the database is closed.
      if (!this.#stopped) console.error('A task of a stand-in failed and will be tried again:', error)
      return this.#stopped
    }
  }
}
