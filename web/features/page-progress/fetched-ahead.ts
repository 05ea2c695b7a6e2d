/** Pages that were requested since the site was opened, and when first; the router keeps them. */
const requestedAt = new Map<string, number>()

/** Milliseconds after which a page counts as received. */
const RECEIVED_AFTER_MS = 1000

export function noteRequest(page: string): void {
  if (!requestedAt.has(page)) requestedAt.set(page, performance.now())
}

export function wasRequested(page: string): boolean {
  return requestedAt.has(page)
}

/** Whether the page can be shown without a wait: nothing needs to take its place until then. */
export function isFetchedAhead(page: string): boolean {
  const at = requestedAt.get(page)
  return at !== undefined && performance.now() - at > RECEIVED_AFTER_MS
}
