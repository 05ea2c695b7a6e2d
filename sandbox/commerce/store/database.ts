import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

/** Raised when a table changes its shape; data of another version is refused instead of half-read. */
const SCHEMA_VERSION = 1

const SCHEMA = `
CREATE TABLE IF NOT EXISTS products (
  product TEXT PRIMARY KEY, position INTEGER NOT NULL, active INTEGER NOT NULL, definition TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS prices (
  product TEXT NOT NULL, currency TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount >= 0), PRIMARY KEY (product, currency)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS items (
  item TEXT PRIMARY KEY, product TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('finite', 'infinite', 'unknown')),
  count INTEGER NOT NULL CHECK (count >= 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS items_by_product ON items (product);
CREATE TABLE IF NOT EXISTS vouchers (code TEXT PRIMARY KEY, definition TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS shipping (
  currency TEXT PRIMARY KEY, price INTEGER NOT NULL, free_over INTEGER
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS selections (
  id INTEGER PRIMARY KEY AUTOINCREMENT, country TEXT NOT NULL, language TEXT NOT NULL, voucher TEXT, created_at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS sessions (
  token TEXT PRIMARY KEY, selection_id INTEGER NOT NULL, last_order INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sessions_by_selection ON sessions (selection_id);
CREATE TABLE IF NOT EXISTS lines (
  position INTEGER PRIMARY KEY AUTOINCREMENT, line TEXT NOT NULL UNIQUE, selection_id INTEGER NOT NULL, item TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0), UNIQUE (selection_id, item)
) STRICT;
CREATE TABLE IF NOT EXISTS orders (
  number INTEGER PRIMARY KEY AUTOINCREMENT, selection_id INTEGER NOT NULL UNIQUE, status TEXT NOT NULL, receipt TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS newsletter (
  email TEXT PRIMARY KEY, language TEXT, country TEXT, created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`

/** The platform's SQLite file. All calls are synchronous: one process owns the file, so transactions never interleave. */
export class CommerceDatabase {
  readonly #connection: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true })
    this.#connection = new DatabaseSync(join(directory, 'commerce.sqlite'))
    this.#connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000')
    this.#refuseOtherVersions()
    this.#connection.exec(SCHEMA)
  }

  #refuseOtherVersions(): void {
    const version = Number(this.#connection.prepare('PRAGMA user_version').get()?.user_version ?? 0)
    if (version !== 0 && version !== SCHEMA_VERSION) {
      const found = `The commerce data has version ${version}, this program reads ${SCHEMA_VERSION}`
      throw new Error(`${found}: reset the sandbox.`)
    }
    this.#connection.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
  }

  /** A prepared statement, made once for each text. */
  prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = this.#connection.prepare(sql)
      this.#statements.set(sql, statement)
    }
    return statement
  }

  /** Runs statements that take no values. */
  exec(sql: string): void {
    this.#connection.exec(sql)
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
