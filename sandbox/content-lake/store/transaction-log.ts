import { encodePatch } from '../mendoza/encode.ts'
import type { MendozaPatch } from '../mendoza/opcodes.ts'
import type { Fields } from '../mendoza/values.ts'
import type { LakeDocument } from '../query/documents.ts'
import type { LakeDatabase } from './database.ts'

type Effects = { apply: MendozaPatch; revert: MendozaPatch }

export type CommittedChange = {
  id: string
  before: LakeDocument | undefined
  after: LakeDocument | undefined
  mutations: Fields[]
  effects: Effects
}

export type CommittedTransaction = {
  id: string
  timestamp: string
  author: string
  /** Counts up through the life of a lake. */
  sequence: number
  changes: CommittedChange[]
}

/** One logged change of one document. */
export type LoggedChange = {
  sequence: number
  transactionId: string
  timestamp: string
  author: string
  /** The actions that made the transaction, separated by commas; null for plain mutations. */
  purpose: string | null
  documentId: string
  previousRevision: string | null
  effects: Effects
}

/** Mendoza patches between two states of a document, `_rev` left out: the log knows it as the transaction's id. */
export function effectsOf(before: LakeDocument | undefined, after: LakeDocument | undefined): Effects {
  const [old, next] = [withoutRevision(before), withoutRevision(after)]
  return { apply: encodePatch(old, next), revert: encodePatch(next, old) }
}

function withoutRevision(document: LakeDocument | undefined): Fields | null {
  if (!document) return null
  const { _rev, ...content } = document
  return content
}

export function hasTransaction(database: LakeDatabase, dataset: string, id: string): boolean {
  return database.prepare('SELECT 1 FROM transactions WHERE dataset = ? AND id = ?').get(dataset, id) !== undefined
}

/** Appends to the log and returns the sequence number; call inside `database.transact`. */
export function logTransaction(
  database: LakeDatabase,
  dataset: string,
  transaction: Omit<CommittedTransaction, 'sequence'>,
  purpose: string | null,
): number {
  const { id, timestamp, author, changes } = transaction
  const { lastInsertRowid } = database
    .prepare('INSERT INTO transactions (dataset, id, timestamp, author, purpose) VALUES (?, ?, ?, ?, ?)')
    .run(dataset, id, timestamp, author, purpose)
  const sequence = Number(lastInsertRowid)
  const insert = database.prepare(
    'INSERT INTO transaction_effects (dataset, document_id, sequence, previous_revision, apply, revert) VALUES (?, ?, ?, ?, ?, ?)',
  )
  for (const { id: documentId, before, effects } of changes) {
    const [apply, revert] = [JSON.stringify(effects.apply), JSON.stringify(effects.revert)]
    insert.run(dataset, documentId, sequence, before?._rev ?? null, apply, revert)
  }
  return sequence
}

const COLUMNS =
  'SELECT e.sequence, t.id, t.timestamp, t.author, t.purpose, e.document_id, e.previous_revision, e.apply, e.revert'
const TRANSACTION = 'JOIN transactions t ON t.sequence = e.sequence'

/** Every logged change of the documents, oldest first. */
export function readLog(database: LakeDatabase, dataset: string, documentIds: string[]): LoggedChange[] {
  // Without the plus SQLite would go through the log of all documents, as that is in order already.
  return database
    .prepare(
      `${COLUMNS} FROM transaction_effects e ${TRANSACTION}
       WHERE e.dataset = ? AND e.document_id IN (SELECT value FROM json_each(?)) ORDER BY +e.sequence`,
    )
    .all(dataset, JSON.stringify(documentIds))
    .map(loggedChange)
}

/** Every change of one transaction. */
export function readTransaction(database: LakeDatabase, dataset: string, sequence: number): LoggedChange[] {
  return database
    .prepare(
      `${COLUMNS} FROM transaction_effects e INDEXED BY effects_by_sequence ${TRANSACTION}
       WHERE e.dataset = ? AND e.sequence = ?`,
    )
    .all(dataset, sequence)
    .map(loggedChange)
}

function loggedChange(row: Record<string, unknown>): LoggedChange {
  return {
    sequence: Number(row.sequence),
    transactionId: String(row.id),
    timestamp: String(row.timestamp),
    author: String(row.author),
    purpose: row.purpose === null ? null : String(row.purpose),
    documentId: String(row.document_id),
    previousRevision: row.previous_revision === null ? null : String(row.previous_revision),
    effects: { apply: JSON.parse(String(row.apply)), revert: JSON.parse(String(row.revert)) },
  }
}

/** `purge`: deletes the history of a document. */
export function purgeLog(database: LakeDatabase, dataset: string, documentId: string): void {
  database.prepare('DELETE FROM transaction_effects WHERE dataset = ? AND document_id = ?').run(dataset, documentId)
}
