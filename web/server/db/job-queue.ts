import { sql } from 'drizzle-orm'
import { type ConstructorOptions, fromDrizzle, PgBoss } from 'pg-boss'
import { z } from 'zod'
import type { Database, Transaction } from './pool.ts'
import { queueNames, queues } from './queues.ts'

/**
 * Background jobs, kept in the schema `pgboss` of the product backend's database
 * (docs/decisions/0044-background-jobs.md).
 */
export type JobQueue = PgBoss

type Options = Partial<Pick<ConstructorOptions, 'clock' | 'monitorIntervalSeconds' | 'superviseIntervalSeconds'>> & {
  /** Receives what fails in the background: a poll while the database is unavailable, for instance. */
  readonly report: (error: Error) => void
}

/** Connections, separate from those of the requests: pages do not wait for jobs, nor jobs for pages. */
const CONNECTIONS = 3

/**
 * pg-boss sets a test clock in the pool's event `connect`, before a new connection is ready for queries. With this hook
 * of the pool the event waits until it is; otherwise `pg` queues the first queries, which it warns about and will
 * refuse in version 9.
 */
const waitUntilReady = { onConnect: async () => undefined }

/**
 * Connects to the queue of a migrated database. Stop it with `stop()`.
 * @throws Error when the database is unavailable or not migrated
 */
export async function openJobQueue(url: string, { report, ...options }: Options): Promise<JobQueue> {
  const queue = new PgBoss({
    connectionString: url,
    application_name: 'storefront jobs',
    connectionTimeoutMillis: 2000,
    max: CONNECTIONS,
    migrate: false,
    createSchema: false,
    // Finished jobs hold addresses: delete them hourly, not daily.
    maintenanceIntervalSeconds: 60 * 60,
    ...options,
    ...(options.clock && waitUntilReady),
  })
  queue.on('error', (value: unknown) => report(toError(value)))
  queue.on('warning', ({ message }) => report(new Error(message)))
  try {
    return await queue.start()
  } catch (error) {
    await queue.stop({ graceful: false })
    throw error
  }
}

/** A copy of an error that pg-boss emits from a worker: a plain object with the queue's name. */
const copiedError = z.object({ message: z.string(), code: z.string().optional(), queue: z.string().optional() })

/**
 * An error to log. Of a copy only the first line of the message and the code: the lines below hold a query's values,
 * which may be personal.
 */
function toError(value: unknown): Error {
  if (value instanceof Error) return value
  const copied = copiedError.safeParse(value)
  if (!copied.success) return new Error('An unknown error of the job queue')
  const { message, code, queue } = copied.data
  const error = new Error([queue, message.split('\n')[0]].filter(Boolean).join(': '))
  return code === undefined ? error : Object.assign(error, { code })
}

/** For the `db` option of a call on the queue: makes it part of the transaction. */
export function within(transaction: Transaction): ReturnType<typeof fromDrizzle> {
  return fromDrizzle(transaction, sql)
}

/** Creates the queue's tables and all queues, or brings them up to date. Several processes may do so at once. */
export async function migrateJobQueue(database: Database): Promise<void> {
  const queue = new PgBoss({ db: fromDrizzle(database, sql), supervise: false, schedule: false })
  const failures: Error[] = []
  queue.on('error', (error) => failures.push(error))
  try {
    await queue.start()
    for (const name of queueNames) {
      const { policy, ...settings } = queues[name]
      await queue.createQueue(name, { policy, ...settings })
      await queue.updateQueue(name, settings)
    }
  } finally {
    await queue.stop({ graceful: false })
  }
  if (failures[0]) throw failures[0]
}
