/**
 * Counts publications in this process. The page server, the proxy and the route handlers are bundled apart, so the count
 * lives on the global object.
 */
const key = Symbol.for('storefront.content-epoch')

const store: { [key]?: number } = globalThis as { [key]?: number }

export function contentEpoch(): number {
  return store[key] ?? 0
}

/** Called once a publication's cache tags have expired. */
export function advanceContentEpoch(): void {
  store[key] = contentEpoch() + 1
}
