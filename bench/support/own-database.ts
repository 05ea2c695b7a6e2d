import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDatabase } from '#sandbox/database/server.ts'
import { migrateDatabase } from '#web/server/db/migrate.ts'
import { type Database, openPool, timeLimitsOfCommands } from '#web/server/db/pool.ts'

/** Does the work with a migrated PostgreSQL of its own, which is gone afterwards. */
export async function withOwnDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-database-'))
  // The database runs as a system user of its own.
  await chmod(directory, 0o755)
  const running = await startDatabase({ dataDir: directory, port: 0 })
  const { database, close } = openPool(running.url, () => undefined, timeLimitsOfCommands)
  try {
    await migrateDatabase(database)
    await work(database)
  } finally {
    await close()
    await running.close()
    await rm(directory, { recursive: true, force: true })
  }
}
