import 'server-only'
import { cacheLife } from 'next/cache'
import { reportServerFailure } from './report.ts'

/**
 * Reads the database for a static page, inside `'use cache'`. If that fails, as in a build without a database, returns
 * undefined, so that the page can still be rendered; it is rendered again after a minute.
 */
export async function readForPages<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    const value = await read()
    // Seconds. Changes expire the cache tags; revalidating hourly covers a lost change.
    cacheLife({ stale: 30, revalidate: 3600, expire: 30 * 24 * 3600 })
    return value
  } catch (error) {
    cacheLife({ stale: 30, revalidate: 60, expire: 24 * 3600 })
    if (process.env.NEXT_PHASE !== 'phase-production-build') reportServerFailure('pages', error)
    return undefined
  }
}
