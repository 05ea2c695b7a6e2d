import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from '#web/server/db/pool.ts'

/**
 * A database whose connection is cut before its nth statement reaches the server, as when this process is killed there.
 */
export async function breakingDatabase(
  url: string,
  nth: number,
): Promise<{ database: Database; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  pool.on('error', () => undefined)
  let client: pg.PoolClient | undefined
  pool.on('acquire', (acquired) => {
    client = acquired
    acquired.on('error', () => undefined)
  })
  let statements = 0
  const logQuery = () => {
    statements += 1
    if (statements !== nth || !client) return
    const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
    connection.stream.destroy()
  }
  return { database: drizzle(pool, { logger: { logQuery } }), close: () => pool.end() }
}
