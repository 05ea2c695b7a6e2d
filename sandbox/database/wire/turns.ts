/** Who may talk to the one session of the database, in the order of asking. */
export class Turns {
  readonly #waiting: (() => void)[] = []
  #taken = false

  /** Resolves when it is the caller's turn, who then has to call `pass`. */
  take(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true
      return Promise.resolve()
    }
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  pass(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#taken = false
  }
}
