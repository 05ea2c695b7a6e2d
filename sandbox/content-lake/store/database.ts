import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

/** Raised when a table changes its shape; a lake of another version is refused instead of half-read. */
const SCHEMA_VERSION = 1

const SCHEMA = `
CREATE TABLE IF NOT EXISTS datasets (
  name TEXT PRIMARY KEY, acl_mode TEXT NOT NULL, created_at TEXT NOT NULL, created_by TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS documents (
  dataset TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (dataset, id)
) STRICT;
CREATE TABLE IF NOT EXISTS transactions (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, dataset TEXT NOT NULL, id TEXT NOT NULL, timestamp TEXT NOT NULL,
  author TEXT NOT NULL, purpose TEXT, UNIQUE (dataset, id)
) STRICT;
CREATE TABLE IF NOT EXISTS transaction_effects (
  dataset TEXT NOT NULL, document_id TEXT NOT NULL, sequence INTEGER NOT NULL, previous_revision TEXT,
  apply TEXT NOT NULL, revert TEXT NOT NULL, PRIMARY KEY (dataset, document_id, sequence)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sessions (
  token TEXT PRIMARY KEY, user_id TEXT NOT NULL, created_at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS session_handovers (
  sid TEXT PRIMARY KEY, token TEXT NOT NULL, created_at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS user_values (
  user_id TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, updated_at TEXT NOT NULL, PRIMARY KEY (user_id, key)
) STRICT;
CREATE TABLE IF NOT EXISTS webhook_deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT, url TEXT NOT NULL, headers TEXT NOT NULL, body TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0, due_at INTEGER NOT NULL, last_error TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS effects_by_sequence ON transaction_effects (dataset, sequence);
CREATE TABLE IF NOT EXISTS deployed_schemas (
  dataset TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (dataset, id)
) STRICT;
`

/** The lake's SQLite file; statements are prepared once. All calls are synchronous: one process owns the file. */
export class LakeDatabase {
  readonly #connection: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true })
    this.#connection = new DatabaseSync(join(directory, 'lake.sqlite'))
    this.#connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000')
    this.#refuseOtherVersions()
    this.#connection.exec(SCHEMA)
  }

  #refuseOtherVersions(): void {
    const version = Number(this.#connection.prepare('PRAGMA user_version').get()?.user_version ?? 0)
    if (version !== 0 && version !== SCHEMA_VERSION) {
      throw new Error(
        `The lake's data has version ${version}, this program reads ${SCHEMA_VERSION}: reset the sandbox.`,
      )
    }
    this.#connection.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
  }

  prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = this.#connection.prepare(sql)
      this.#statements.set(sql, statement)
    }
    return statement
  }

  /** Runs `work` in one write transaction: all of it is stored, or nothing. */
  transact<Result>(work: () => Result): Result {
    this.#connection.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.#connection.exec('COMMIT')
      return result
    } catch (error) {
      this.#connection.exec('ROLLBACK')
      throw error
    }
  }

  close(): void {
    this.#connection.close()
  }
}
