import 'server-only'
import { env } from '#web/config/server-env.ts'
import { contentEpoch } from '#web/lib/content-epoch.ts'
import { withinTime } from '#web/lib/unavailable.ts'
import { database } from '../db/database.ts'
import { type FindPath, type Found, findInDatabase } from './find-path.ts'

/** Milliseconds for which an answer is used again: rows of documents that refer to others are made a little later. */
const FRESH_MS = 1000
/** The longest that a page waits for the catalogue; after that its address is let through. */
const READ_TIMEOUT_MS = 1000
/** Milliseconds for which a database that failed is not asked again. */
const PAUSE_MS = 2000
/**
 * Addresses that are remembered, some 200 bytes each: of pages, and others, of which anybody can make up any number.
 */
const MAX_PAGES = 20_000
const MAX_OTHERS = 2000

type Answer = { readonly found: Found; readonly epoch: number; readonly readAt: number }

/**
 * Says what is at an address, so that an unknown one is refused before it costs a rendering or a cache entry. Reads the
 * catalogue for each address, once a second at most and again after a publication. While the database is unavailable,
 * the last answers apply, and addresses without an answer are let through: the page itself decides.
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
    const [kept, capacity] = answer.found.kind === 'page' ? [pages, MAX_PAGES] : [others, MAX_OTHERS]
    kept.set(path, answer)
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size > capacity) kept.delete(oldest)
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
