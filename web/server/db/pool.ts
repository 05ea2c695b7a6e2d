import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

export type Database = NodePgDatabase

export type DatabasePool = { readonly database: Database; readonly pool: pg.Pool; close(): Promise<void> }

/** Milliseconds. A page must not wait long for what it can do without. */
const patience = { connect: 2000, statement: 5000, idleConnection: 30_000, idleTransaction: 10_000 }

/** For commands and migrations, for which nobody waits in front of a page. */
export const unhurried = 10 * 60_000

/**
 * Connections to a PostgreSQL, opened as they are needed and again after the server was away. `report` hears of connections that
 * break while nobody uses them; `statementTimeout` is in milliseconds.
 */
export function openPool(
  url: string,
  report: (error: Error) => void,
  statementTimeout: number = patience.statement,
): DatabasePool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'storefront',
    max: 8,
    connectionTimeoutMillis: patience.connect,
    idleTimeoutMillis: patience.idleConnection,
    statement_timeout: statementTimeout,
    // For a server that does not answer at all.
    query_timeout: statementTimeout + 1000,
    idle_in_transaction_session_timeout: patience.idleTransaction,
    keepAlive: true,
    allowExitOnIdle: true,
  })
  pool.on('error', report)
  return { database: drizzle(pool), pool, close: () => pool.end() }
}
