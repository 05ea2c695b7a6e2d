import 'server-only'
import { env } from '#web/config/server-env.ts'
import { contentEpoch } from '#web/lib/content-epoch.ts'
import { withinTime } from '#web/lib/unavailable.ts'
import { database } from '../db/database.ts'
import { type FindPath, type Found, findInDatabase } from './find-path.ts'

/** Milliseconds for which an answer is used again: rows of documents that refer to others are made a little later. */
const FRESH_MS = 1000
/** A page waits no longer for the catalogue: its address then passes. */
const READ_TIMEOUT_MS = 1000
/** Milliseconds for which a database that failed is not asked again. */
const PAUSE_MS = 2000
/** Some 200 bytes each. Anybody can ask for any number of addresses that are not pages, in any case. */
const MOST_PAGES = 20_000
const MOST_OTHERS = 2000

type Answer = { readonly found: Found; readonly epoch: number; readonly readAt: number }

/**
 * Says what is at an address, so that an unknown one is refused before it costs a rendering or a cache entry. Reads the
 * catalogue for each address, once a second at most and again after a publication. While the database is unavailable,
 * the last answers apply, and addresses of which there is none pass: the page itself decides.
 */
export function createKnownPaths(
  findPath: FindPath = findInDatabase(database, env.siteOrigin),
  now: () => number = Date.now,
): FindPath {
  const pages = new Map<string, Answer>()
  const others = new Map<string, Answer>()
  const reading = new Map<string, Promise<Found>>()
  let pauseUntil = Number.NEGATIVE_INFINITY

  function remember(path: string, answer: Answer): void {
    pages.delete(path)
    others.delete(path)
    if (answer.found.kind === 'unknown') return
    const [kept, most] = answer.found.kind === 'page' ? [pages, MOST_PAGES] : [others, MOST_OTHERS]
    kept.set(path, answer)
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size > most) kept.delete(oldest)
  }

  async function read(path: string): Promise<Found> {
    const [epoch, readAt] = [contentEpoch(), now()]
    const found = await withinTime(findPath(path), READ_TIMEOUT_MS, 'Reading an address')
    remember(path, { found, epoch, readAt })
    return found
  }

  function readOnce(path: string): Promise<Found> {
    const key = `${contentEpoch()} ${path}`
    let result = reading.get(key)
    if (!result) {
      result = read(path).finally(() => reading.delete(key))
      reading.set(key, result)
    }
    return result
  }

  return async function find(path: string): Promise<Found> {
    const last = pages.get(path) ?? others.get(path)
    if (last && last.epoch === contentEpoch() && now() - last.readAt < FRESH_MS) return last.found
    if (now() >= pauseUntil)
      try {
        return await readOnce(path)
      } catch (error) {
        pauseUntil = now() + PAUSE_MS
        console.error('The addresses of the site could not be read:', error)
      }
    return last?.found ?? { kind: 'unknown' }
  }
}
