/** The page server and the background jobs are bundled separately, so it lives on the global object. */
const key = Symbol.for('storefront.followed-publications')

const store: { [key]?: number } = globalThis as { [key]?: number }

/** Milliseconds since this process last asked what others have published and expired it here. */
export function sinceFollowed(): number {
  return Date.now() - (store[key] ?? Number.NEGATIVE_INFINITY)
}

/** Call this when everything published before `asOf` (in milliseconds) has been expired in this process. */
export function noteFollowed(asOf: number): void {
  store[key] = asOf
}
