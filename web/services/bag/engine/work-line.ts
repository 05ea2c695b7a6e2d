import type { Surroundings } from './surroundings.ts'

type Task = () => Promise<void>

/** Work that comes in by itself, besides what is asked for: the next piece, or how many milliseconds it has to wait. */
type Supply = {
  readonly size: number
  readonly timeToNext: () => number
  readonly next: Task
}

/** Does one thing after the other, each under the lock that all tabs share. What is asked for goes before the supply. */
export class WorkLine {
  readonly #surroundings: Pick<Surroundings, 'withLock' | 'wait'>
  readonly #supply: Supply
  readonly #tasks: Task[] = []
  #working: Promise<void> | undefined

  constructor(surroundings: Pick<Surroundings, 'withLock' | 'wait'>, supply: Supply) {
    this.#surroundings = surroundings
    this.#supply = supply
  }

  run(task: Task): Promise<void> {
    return new Promise((resolve) => {
      this.#tasks.push(() => task().finally(resolve))
      this.start()
    })
  }

  /** To be called when the supply has something. */
  start(): void {
    this.#working ??= this.#workOff().finally(() => {
      this.#working = undefined
      // What came in between the last look and this moment.
      if (this.#hasWork) this.start()
    })
  }

  /** Resolves when there is nothing left to do. */
  async idle(): Promise<void> {
    while (this.#working) await this.#working
  }

  get #hasWork(): boolean {
    return this.#tasks.length > 0 || this.#supply.size > 0
  }

  async #workOff(): Promise<void> {
    const { wait, withLock } = this.#surroundings
    while (this.#hasWork) {
      const task = this.#tasks.shift()
      const pause = task ? 0 : this.#supply.timeToNext()
      if (pause > 0) await wait(pause)
      else await withLock(task ?? this.#supply.next)
    }
  }
}
