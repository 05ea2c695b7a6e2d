/** Milliseconds for which a number that was not found is assumed to be still unknown. */
const UNKNOWN_FOR_MS = 1000

type Numbers = () => Promise<ReadonlySet<string>>

/**
 * Whether a published product has this number on the commerce platform. A number that is not in the cache is looked up in the lake
 * itself, at most once a second for all callers: the product may be newer than the cache.
 */
export function createIsSold(cached: Numbers, fetchFresh: Numbers, now: () => number = Date.now) {
  let latest: { readonly numbers: Promise<ReadonlySet<string>>; readonly readAt: number } | undefined

  return async function isSold(centraId: string): Promise<boolean> {
    if ((await cached()).has(centraId)) return true
    if (!latest || now() - latest.readAt >= UNKNOWN_FOR_MS) latest = { numbers: fetchFresh(), readAt: now() }
    return (await latest.numbers).has(centraId)
  }
}
