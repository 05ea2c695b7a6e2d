import 'server-only'
import { env } from '#web/config/server-env.ts'
import { type Database, type DatabasePool, openPool } from './pool.ts'

const key = Symbol.for('storefront.database')

/** Route handlers and background work are bundled apart and share one pool. */
const store: { [key]?: DatabasePool } = globalThis as { [key]?: DatabasePool }

/** The product backend's database, connected on first use. */
export function database(): Database {
  return opened().database
}

/** The connections themselves, for libraries that write their own SQL. */
export function databasePool(): DatabasePool['pool'] {
  return opened().pool
}

function opened(): DatabasePool {
  store[key] ??= openPool(env.databaseUrl, (error) =>
    console.warn(`A connection to the database broke: ${error.message}`),
  )
  return store[key]
}
