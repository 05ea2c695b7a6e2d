import 'server-only'
import { env } from '#web/config/server-env.ts'
import { Unavailable } from '#web/lib/unavailable.ts'
import { reportServerFailure } from '../report.ts'
import { type JobQueue, openJobQueue } from './job-queue.ts'
import { type Database, type DatabasePool, openPool } from './pool.ts'

const SEARCH_TIMEOUT_MS = 1000
const SEARCH_CONNECTIONS = 4

const key = Symbol.for('storefront.database')

type Store = {
  pool?: DatabasePool | undefined
  search?: DatabasePool | undefined
  queue?: Promise<JobQueue> | undefined
}

/** Route handlers and background jobs are bundled separately and share one pool and one queue. */
const shared: { [key]?: Store } = globalThis as { [key]?: Store }
shared[key] ??= {}
const store = shared[key]

/** The product backend's database, connected on first use. */
export function database(): Database {
  return opened().database
}

/** The connections themselves, for libraries that write their own SQL. */
export function databasePool(): DatabasePool['pool'] {
  return opened().pool
}

/** Connections for searches only, with a shorter timeout: however many there are, the rest of the shop has its own. */
export function searchPool(): DatabasePool {
  store.search ??= openPool(env.databaseUrl, warn, { statementMs: SEARCH_TIMEOUT_MS, connections: SEARCH_CONNECTIONS })
  return store.search
}

function opened(): DatabasePool {
  store.pool ??= openPool(env.databaseUrl, warn)
  return store.pool
}

function warn(error: Error): void {
  console.warn(`A connection to the database broke: ${error.message}`)
}

/**
 * The queue of background jobs in the same database, connected on first use.
 * @throws {Unavailable} while the database is unavailable or not migrated
 */
export function jobQueue(): Promise<JobQueue> {
  store.queue ??= openJobQueue(env.databaseUrl, {
    report: (error) => reportServerFailure('jobs', error),
  }).catch((cause: unknown) => {
    store.queue = undefined
    throw new Unavailable('The job queue could not be used', { cause })
  })
  return store.queue
}

/** Waits up to five seconds for the running jobs, then closes the queue; what was not finished runs again later. */
export async function stopJobQueue(): Promise<void> {
  const queue = await store.queue?.catch(() => undefined)
  store.queue = undefined
  await queue?.stop({ timeout: 5000 })
}
