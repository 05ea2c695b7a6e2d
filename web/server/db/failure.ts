/**
 * SQLSTATE classes and codes of transient failures: connection, resources, shutting down, timeouts, locks, conflicts
 * between transactions.
 */
const TRANSIENT = /^(08|53|57P|57014|25P03|55P03|40001|40P01)/
/** No such table, schema or database: the server runs, but the migrations have not. */
const NOT_MIGRATED = /^(42P01|3F000|3D000)/
const NETWORK = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST|ENET)/
const DRIVER = /timeout|connection terminated|connection ended|not queryable|connection error/i
const JOB_QUEUE = /^pg-boss (is not installed|database requires migrations)/

/** Whether an error means that the database cannot be used now, rather than that the code is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const { code, message, isQuery } of causes(error)) {
    if (TRANSIENT.test(code) || NOT_MIGRATED.test(code) || NETWORK.test(code) || JOB_QUEUE.test(message)) return true
    // The driver's own errors carry no code.
    if (!code && DRIVER.test(message) && !isQuery) return true
  }
  return false
}

/** How to fix a database that is missing, not migrated or not permitted; undefined for any other error. */
export function migrationHint(error: unknown): string | undefined {
  for (const { code, message } of causes(error)) {
    if (code === '3D000') return `${message}: create the database of DATABASE_URL, then run \`npm run db:migrate\`.`
    // A missing column: the tables are those of an older version.
    if (NOT_MIGRATED.test(code) || code === '42703' || JOB_QUEUE.test(message))
      return `The database is not up to date (${message}): run \`npm run db:migrate\`.`
    if (code === '42501')
      return `The account in DATABASE_URL lacks a permission (${message}): run \`npm run db:migrate\` with one that may create tables.`
  }
  return undefined
}

/** Whether a change failed because another row has the same value: the name is the unique constraint's. */
export function violatesUnique(error: unknown, name: string): boolean {
  return [...causes(error)].some(({ code, constraint }) => code === '23505' && constraint === name)
}

type Cause = { readonly code: string; readonly message: string; readonly constraint: string; readonly isQuery: boolean }

/** The error and what caused it, outermost first. */
function* causes(error: unknown): Generator<Cause> {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    yield {
      code: 'code' in cause ? String(cause.code) : '',
      message: cause.message,
      constraint: 'constraint' in cause ? String(cause.constraint) : '',
      isQuery: 'query' in cause,
    }
  }
}
