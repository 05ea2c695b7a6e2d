import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './pool.ts'

/** Any number, the same for all who migrate this database. */
const lock = 4_609_171

/**
 * Brings the tables to the shape that this code expects: all of it, or nothing. Instances that start at once wait for one
 * another; who comes second finds nothing to do. `root` is the folder of the repository, by default the working directory.
 */
export async function migrateDatabase(database: Database, root: string = process.cwd()): Promise<void> {
  const migrationsFolder = join(root, 'web/server/db/migrations')
  if (!existsSync(migrationsFolder)) throw new Error(`No migrations in ${migrationsFolder}: start in the repository.`)
  await database.transaction(async (transaction) => {
    // Ends with the transaction, so that nothing is left locked behind a connection pooler or by a killed process.
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(${lock})`)
    await migrate(transaction as unknown as Database, { migrationsFolder })
  })
}
