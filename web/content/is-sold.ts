/** Milliseconds for which a number that was not sold is believed to be unknown still. */
const UNKNOWN_FOR_MS = 1000

type Numbers = () => Promise<ReadonlySet<string>>

/**
 * Tells whether a published product has a number on the commerce platform. What is cached decides; a number that is not in it is
 * looked for in the lake itself, for all who ask once a second at most: the product may be newer than the cache.
 */
export function createIsSold(cached: Numbers, fetchFresh: Numbers, now: () => number = Date.now) {
  let latest: { readonly numbers: Promise<ReadonlySet<string>>; readonly readAt: number } | undefined

  return async function isSold(centraId: string): Promise<boolean> {
    if ((await cached()).has(centraId)) return true
    if (!latest || now() - latest.readAt >= UNKNOWN_FOR_MS) latest = { numbers: fetchFresh(), readAt: now() }
    return (await latest.numbers).has(centraId)
  }
}
