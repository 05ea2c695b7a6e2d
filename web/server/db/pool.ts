import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Database = NodePgDatabase

/**
 * An open transaction. A function that must not be half of a change takes this instead of a `Database`, which is not
 * assignable to it: so it cannot be called without one (docs/decisions/0043-one-transaction-across-modules.md).
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type DatabasePool = { readonly database: Database; readonly pool: pg.Pool; close(): Promise<void> }

/** Milliseconds. A page must not wait long for data that it can do without. */
const timeouts = { connect: 2000, statement: 5000, idleConnection: 30_000, idleTransaction: 10_000 }

/** For commands and migrations, which no page load waits for: on a busy machine a connection alone takes seconds. */
export const timeLimitsOfCommands: PoolOptions = { connectMs: 60_000, statementMs: 10 * 60_000 }

type PoolOptions = { readonly connectMs?: number; readonly statementMs?: number; readonly connections?: number }

/**
 * Opens connections to a PostgreSQL on demand, and again after the server was unavailable. `report` receives the errors
 * of idle connections.
 */
export function openPool(
  url: string,
  report: (error: Error) => void,
  { connectMs = timeouts.connect, statementMs = timeouts.statement, connections = 8 }: PoolOptions = {},
): DatabasePool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'storefront',
    max: connections,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: timeouts.idleConnection,
    statement_timeout: statementMs,
    // For a server that does not respond at all.
    query_timeout: statementMs + 1000,
    idle_in_transaction_session_timeout: timeouts.idleTransaction,
    keepAlive: true,
    allowExitOnIdle: true,
  })
  pool.on('error', report)
  // The pool listens to idle connections only. One that breaks between two statements of a transaction would end the
  // process; like this, the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { database: drizzle(pool), pool, close: () => pool.end() }
}
