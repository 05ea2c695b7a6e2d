import { EvaluationError } from './errors.ts'

const MAX_MS = 20_000
const MAX_ITEMS = 5_000_000

/**
 * Limits the cost of one query: queries run one after another, and one with nested queries could otherwise
 * block all others or use all memory.
 */
export class Budget {
  readonly #deadline = performance.now() + MAX_MS
  #items = 0

  /** Accounts for one document looked at, or one item made. Throws EvaluationError once there were too many. */
  spend(): void {
    this.#items++
    if (this.#items > MAX_ITEMS) throw new EvaluationError('query is too expensive: it looks at too many items')
    if (this.#items % 1024 === 0 && performance.now() > this.#deadline) {
      throw new EvaluationError('query is too expensive: it takes too long')
    }
  }
}
