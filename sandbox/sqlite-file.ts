import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

type SqliteLayout = {
  /** The owner of the data for messages, for example "The lake". */
  owner: string
  file: string
  /** Increase when a table changes: data of another version is rejected. */
  version: number
  /** Statements that create missing tables. */
  schema: string
}

/**
 * One stand-in's SQLite file. All calls are synchronous and one process owns the file, so transactions never
 * interleave. What was committed survives SIGKILL; commits do not wait for the disk, so a power failure may lose the
 * last ones.
 */
export class SqliteFile {
  readonly #path: string
  readonly #connection: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  constructor(directory: string, layout: SqliteLayout) {
    mkdirSync(directory, { recursive: true })
    this.#path = join(directory, layout.file)
    this.#connection = new DatabaseSync(this.#path)
    this.#connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 2000')
    this.#refuseOtherVersions(layout)
    this.#connection.exec(layout.schema)
  }

  #refuseOtherVersions({ owner, version }: SqliteLayout): void {
    const found = Number(this.#connection.prepare('PRAGMA user_version').get()?.user_version ?? 0)
    if (found !== 0 && found !== version) {
      throw new Error(`${owner} has data of version ${found}, and this program reads ${version}: reset the sandbox.`)
    }
    this.#connection.exec(`PRAGMA user_version = ${version}`)
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

  /** A separate connection with a snapshot of the current data; the caller must close it. */
  snapshot(): DatabaseSync {
    const connection = new DatabaseSync(this.#path, { readOnly: true })
    // The snapshot is taken at the first read.
    connection.exec('BEGIN; SELECT count(*) FROM sqlite_schema')
    return connection
  }

  close(): void {
    this.#connection.close()
  }
}
