import 'server-only'
import { cacheLife } from 'next/cache'
import { reportServerFailure } from './report.ts'

/**
 * What a static page shows of the database, called inside of `'use cache'`. A page is never missing for it: while the
 * database does not respond, as in a build without one, the result is undefined, and the page is made again a minute
 * later. Seconds.
 */
export async function readForPages<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    const value = await read()
    // Changes expire the tags; the hour only bounds what a lost change can do.
    cacheLife({ stale: 30, revalidate: 3600, expire: 30 * 24 * 3600 })
    return value
  } catch (error) {
    cacheLife({ stale: 30, revalidate: 60, expire: 24 * 3600 })
    if (process.env.NEXT_PHASE !== 'phase-production-build') reportServerFailure('pages', error)
    return undefined
  }
}
