/** The page server and the background jobs are bundled separately, so it lives on the global object. */
const key = Symbol.for('storefront.followed-publications')

const store: { [key]?: number } = globalThis as { [key]?: number }

/** Milliseconds since this process last began to ask what others have published, and had it expire. */
export function sinceFollowed(): number {
  return Date.now() - (store[key] ?? Number.NEGATIVE_INFINITY)
}

/** Called once all that was published before `asOf`, in milliseconds, has expired in this process. */
export function noteFollowed(asOf: number): void {
  store[key] = asOf
}
