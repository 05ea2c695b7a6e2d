import { randomBytes } from 'node:crypto'
import { groupDocuments } from '../auth/groups.ts'
import { TransactionRefused } from '../http/errors.ts'
import { checkReferences } from '../mutation/integrity.ts'
import { type DocumentChange, PendingTransaction } from '../mutation/pending-transaction.ts'
import { Dataset } from '../query/dataset.ts'
import type { LakeDocument } from '../query/documents.ts'
import type { LakeDatabase } from './database.ts'
import { DocumentHeads } from './document-heads.ts'
import { DocumentReader } from './document-reader.ts'
import { RecentTransactions } from './recent-transactions.ts'
import { type CommittedTransaction, effectsOf, hasTransaction, logTransaction } from './transaction-log.ts'

const TRANSACTION_ID = /^[a-zA-Z0-9_.-]{1,128}$/

type TransactOptions = {
  author: string
  transactionId?: string | undefined
  dryRun?: boolean
  /** The reason shown by the history: action names. */
  purpose?: string | undefined
}

type CommitHook = (transaction: CommittedTransaction, dataset: string) => void

/** One dataset: its documents on disk with their heads in memory, and the followers of its changes. */
export class LakeDataset {
  readonly name: string
  readonly projectId: string
  readonly documents = new Dataset()
  readonly recent = new RecentTransactions()
  readonly #database: LakeDatabase
  readonly #beforeCommit: CommitHook
  readonly #followers = new Set<(transaction: CommittedTransaction) => void>()
  readonly #reader: DocumentReader
  readonly #heads: DocumentHeads

  constructor(database: LakeDatabase, projectId: string, name: string, beforeCommit: CommitHook) {
    this.#database = database
    this.projectId = projectId
    this.name = name
    this.#beforeCommit = beforeCommit
    this.#reader = new DocumentReader(database, name)
    this.#heads = new DocumentHeads((id) => this.#reader.read(id))
    for (const row of database.prepare('SELECT json FROM documents WHERE dataset = ?').iterate(name)) {
      this.documents.upsert(this.#heads.of(JSON.parse(String(row.json))))
    }
    for (const group of groupDocuments()) this.documents.upsert(group)
  }

  /**
   * Runs `work` as one transaction: everything that it writes is stored, logged and announced, or nothing is.
   * @throws TransactionRefused on a conflict, a dangling reference or a transaction id that was used before
   */
  transact<Result>(
    options: TransactOptions,
    work: (pending: PendingTransaction) => Result,
  ): { id: string; result: Result } {
    const id = this.#transactionId(options.transactionId)
    const timestamp = new Date().toISOString()
    const pending = new PendingTransaction(this.documents, {
      id,
      timestamp,
      projectId: this.projectId,
      dataset: this.name,
    })
    const result = this.#build(pending, work)
    const changes = pending.changes()
    if (!options.dryRun && changes.length > 0) {
      this.#commit({ id, timestamp, author: options.author }, changes, options.purpose ?? null)
    }
    return { id, result }
  }

  #build<Result>(pending: PendingTransaction, work: (pending: PendingTransaction) => Result): Result {
    try {
      const result = work(pending)
      checkReferences(pending)
      return result
    } finally {
      pending.close()
    }
  }

  /** Calls `follower` after each commit, in order; returns an unsubscribe function. */
  follow(follower: (transaction: CommittedTransaction) => void): () => void {
    this.#followers.add(follower)
    return () => this.#followers.delete(follower)
  }

  /** All documents as they are now, for a reader that takes its time; to be closed. */
  snapshot(): { documents: Iterator<LakeDocument>; close(): void } {
    const connection = this.#database.snapshot()
    const rows = connection.prepare('SELECT json FROM documents WHERE dataset = ?').iterate(this.name)
    return { documents: parsed(rows), close: () => connection.close() }
  }

  #transactionId(wanted: string | undefined): string {
    if (wanted === undefined) return randomBytes(16).toString('base64url')
    if (!TRANSACTION_ID.test(wanted)) {
      throw new TransactionRefused(400, { description: `Invalid transaction ID "${wanted}"`, type: 'validationError' })
    }
    if (!hasTransaction(this.#database, this.name, wanted)) return wanted
    throw new TransactionRefused(409, {
      description: `Transaction with ID "${wanted}" already exists`,
      id: wanted,
      type: 'transactionAlreadyExistsError',
    })
  }

  #commit(
    stamp: { id: string; timestamp: string; author: string },
    changes: DocumentChange[],
    purpose: string | null,
  ): void {
    // Indexes remove entries by the old documents, which can no longer be read once the new ones are on disk.
    for (const { before } of changes) if (before) this.documents.exchange(before)
    const committed = changes.map((change) => ({ ...change, effects: effectsOf(change.before, change.after) }))
    const transaction = this.#database.transact(() => {
      for (const { id, after } of committed) this.#store(id, after)
      const sequence = logTransaction(this.#database, this.name, { ...stamp, changes: committed }, purpose)
      const stored = { ...stamp, sequence, changes: committed }
      this.#beforeCommit(stored, this.name)
      return stored
    })
    for (const { id, after } of committed) {
      this.#reader.forget(id)
      if (!after) this.documents.remove(id)
      else {
        this.documents.upsert(after)
        this.documents.exchange(this.#heads.of(after))
      }
    }
    this.recent.add(transaction)
    this.#announce(transaction)
  }

  /** The transaction is stored, so an error in a follower must not look like a failed write. */
  #announce(transaction: CommittedTransaction): void {
    for (const follower of this.#followers) {
      try {
        follower(transaction)
      } catch (error) {
        console.error('A follower of the content lake failed:', error)
      }
    }
  }

  #store(id: string, after: LakeDocument | undefined): void {
    if (!after) this.#database.prepare('DELETE FROM documents WHERE dataset = ? AND id = ?').run(this.name, id)
    else {
      this.#database
        .prepare('INSERT OR REPLACE INTO documents (dataset, id, json) VALUES (?, ?, ?)')
        .run(this.name, id, JSON.stringify(after))
    }
  }
}

function* parsed(rows: Iterable<Record<string, unknown>>): Iterator<LakeDocument> {
  for (const row of rows) yield JSON.parse(String(row.json))
}
