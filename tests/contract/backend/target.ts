import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { startDatabase } from '#sandbox/database/server.ts'
import { migrateDatabase } from '#web/server/db/migrate.ts'
import { type Database, type DatabasePool, openPool } from '#web/server/db/pool.ts'

/** Set it to a PostgreSQL whose account may create databases to run the suite against a real server. */
const realDatabaseUrl = process.env.CONTRACT_DATABASE_URL

export type DatabaseTarget = { readonly url: string; close(): Promise<void> }

/** An empty database of its own: on a fresh stand-in, or beside others on the real server. */
export async function emptyDatabase(): Promise<DatabaseTarget> {
  return realDatabaseUrl ? await ownDatabase(realDatabaseUrl) : await ownStandIn()
}

async function ownStandIn(): Promise<DatabaseTarget> {
  const directory = await databaseDirectory()
  const running = await startDatabase({ dataDir: directory, port: 0 })
  return {
    url: running.url,
    async close() {
      await running.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** A temporary folder that the database's system user may read. */
export async function databaseDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'database-'))
  await chmod(directory, 0o755)
  return directory
}

async function ownDatabase(server: string): Promise<DatabaseTarget> {
  const name = `contract_${randomUUID().replaceAll('-', '')}`
  const administer = async (statement: string) => {
    const client = new pg.Client(server)
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await administer(`CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, close: () => administer(`DROP DATABASE ${name} WITH (FORCE)`) }
}

/** A migrated database for the tests of a file. */
export function migratedDatabase(): { database: () => Database; url: () => string } {
  let target: DatabaseTarget | undefined
  let pool: DatabasePool | undefined
  beforeAll(async () => {
    target = await emptyDatabase()
    pool = openPool(target.url, () => undefined)
    await migrateDatabase(pool.database)
  }, 60_000)
  afterAll(async () => {
    await pool?.close()
    await target?.close()
  })
  const started = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('The database has not been started')
    return value
  }
  return { database: () => started(pool).database, url: () => started(target).url }
}
