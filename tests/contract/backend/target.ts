import { afterAll, beforeAll, inject } from 'vitest'
import {
  createDatabase,
  type DatabaseServer,
  databaseUrl,
  dropDatabase,
  openPoolWithoutTimeouts,
} from '#tests/setup/database-server.ts'
import type { Database, DatabasePool } from '#web/server/db/pool.ts'

export type DatabaseTarget = { readonly url: string; close(): Promise<void> }

/** An empty database of its own on the server of all contract tests. */
export function emptyDatabase(): Promise<DatabaseTarget> {
  return ownDatabase(inject('databaseServer'))
}

async function ownDatabase({ url }: Pick<DatabaseServer, 'url'>, template?: string): Promise<DatabaseTarget> {
  const name = await createDatabase(url, template)
  return { url: databaseUrl(url, name), close: () => dropDatabase(url, name) }
}

/** A migrated database for the tests of a file. */
export function migratedDatabase(): { database: () => Database; url: () => string } {
  let target: DatabaseTarget | undefined
  let pool: DatabasePool | undefined
  beforeAll(async () => {
    const server = inject('databaseServer')
    target = await ownDatabase(server, server.template)
    pool = openPoolWithoutTimeouts(target.url)
  })
  afterAll(async () => {
    await pool?.close()
    await target?.close()
  })
  const started = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('The database has not been created')
    return value
  }
  return { database: () => started(pool).database, url: () => started(target).url }
}
