import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { migrateJobQueue } from './job-queue.ts'
import type { Database } from './pool.ts'

/** Any number, the same for all who migrate this database. */
const LOCK = 4_609_171

/**
 * Brings the tables and the job queue to the state that this code expects. Instances that start at once wait for one
 * another, and the second one finds nothing to do; an account that may not create tables succeeds where nothing has to
 * be created. `root` is the folder of the repository, by default the working directory.
 */
export async function migrateDatabase(database: Database, root: string = process.cwd()): Promise<void> {
  const migrationsFolder = join(root, 'web/server/db/migrations')
  if (!existsSync(migrationsFolder)) throw new Error(`No migrations in ${migrationsFolder}: start in the repository.`)
  await database.transaction(async (holder) => {
    // This transaction only holds the lock, which ends with it: nothing stays locked behind a connection pooler or by a
    // killed process.
    await holder.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`)
    await holder.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`)
    if (!(await isUpToDate(database, migrationsFolder))) await migrate(database, { migrationsFolder })
    await migrateJobQueue(database)
  })
}

/** Asked first because drizzle begins with CREATE SCHEMA, which needs the right to even where the schema exists. */
async function isUpToDate(database: Database, migrationsFolder: string): Promise<boolean> {
  const table = await database.execute<{ name: string | null }>(
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') AS name`,
  )
  if (!table.rows[0]?.name) return false
  const applied = await database.execute<{ last: string | null }>(
    sql`SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations`,
  )
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)
  return newest !== undefined && Number(applied.rows[0]?.last) >= newest.folderMillis
}
