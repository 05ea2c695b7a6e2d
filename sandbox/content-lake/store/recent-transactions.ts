import type { CommittedTransaction } from './transaction-log.ts'

/** How far back a listener that lost its connection can catch up: this number of transactions, or fewer large ones. */
const MAX_TRANSACTIONS = 1000
const MAX_CHANGES = 2000

/** The latest transactions since the start, for listeners that missed some. */
export class RecentTransactions {
  readonly #transactions: CommittedTransaction[] = []
  #changes = 0

  get latestId(): string | undefined {
    return this.#transactions.at(-1)?.id
  }

  add(transaction: CommittedTransaction): void {
    this.#transactions.push(transaction)
    this.#changes += transaction.changes.length
    while (this.#transactions.length > MAX_TRANSACTIONS || this.#changes > MAX_CHANGES) {
      if (this.#transactions.length === 1) return
      this.#changes -= this.#transactions.shift()?.changes.length ?? 0
    }
  }

  /**
   * The transactions after the named one, oldest first; undefined if that is no longer kept, so that a listener cannot
   * catch up from it.
   */
  since(transactionId: string): CommittedTransaction[] | undefined {
    const index = this.#transactions.findIndex(({ id }) => id === transactionId)
    return index === -1 ? undefined : this.#transactions.slice(index + 1)
  }
}
