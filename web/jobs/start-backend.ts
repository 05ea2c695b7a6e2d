import 'server-only'
import { env } from '../config/server-env.ts'
import { migrateDatabase } from '../server/db/migrate.ts'
import { openPool, unhurried } from '../server/db/pool.ts'
import { reportServerFailure } from '../server/report.ts'
import { findMissed } from './find-missed.ts'
import { followPublications } from './follow-publications.ts'
import { repeat } from './repeat.ts'
import { sendStockMails } from './send-stock-mails.ts'

/** Milliseconds between two looks at the stock of what people wait for. */
const stockMailInterval = 60_000
/** Milliseconds between two looks at what other instances of the storefront were told of. */
const followInterval = 1000
/** Milliseconds between two searches for publications that no instance was told of. */
const missedInterval = 5 * 60_000
const firstPause = 1000
const longestPause = 30_000

const key = Symbol.for('storefront.backend-started')
const started: { [key]?: true } = globalThis as { [key]?: true }

/**
 * Starts what the product backend does without being asked: brings the tables up to date, as soon as the database answers, then
 * follows what other instances were told of and mails those who wait for stock. Once per process; the storefront serves its pages meanwhile and without it.
 */
export async function startBackend(): Promise<void> {
  if (started[key] || process.env.NEXT_PHASE === 'phase-production-build') return
  started[key] = true
  await migrated()
  repeat(followPublications, followInterval)
  // The server does not listen yet, and catches up by itself when it does.
  setTimeout(() => repeat(findMissed, missedInterval), missedInterval).unref()
  repeat(sendStockMails, stockMailIntervalMilliseconds())
}

/** Tests cannot wait for a minute: STOCK_MAIL_INTERVAL, in milliseconds. */
function stockMailIntervalMilliseconds(): number {
  return Number(process.env.STOCK_MAIL_INTERVAL) || stockMailInterval
}

async function migrated(): Promise<void> {
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    const { database, close } = openPool(env.databaseUrl, () => undefined, unhurried)
    try {
      return await migrateDatabase(database)
    } catch (error) {
      reportServerFailure('migrations', error)
    } finally {
      await close()
    }
    await new Promise((resolve) => setTimeout(resolve, pause).unref())
  }
}
