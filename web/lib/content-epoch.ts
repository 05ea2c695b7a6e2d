/**
 * Counts in this process. The page server, the proxy and the route handlers are bundled apart, so the counts live on
 * the global object.
 */
const key = Symbol.for('storefront.content-epoch')

type Counts = { publications: number; expiries: number }

const store: { [key]?: Counts } = globalThis as { [key]?: Counts }
const counts = store[key] ?? { publications: 0, expiries: 0 }
store[key] = counts

/** Counts publications. */
export function contentEpoch(): number {
  return counts.publications
}

/** Called once a publication's cache tags have expired. */
export function advanceContentEpoch(): void {
  counts.publications += 1
}

/** Counts whenever cache tags expire: publications, and texts of members. */
export function expiryEpoch(): number {
  return counts.expiries
}

/** Called once cache tags have expired. */
export function advanceExpiryEpoch(): void {
  counts.expiries += 1
}
