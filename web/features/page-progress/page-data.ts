import { isFinal, pauseBeforeRetry } from './page-data-retry.ts'

/**
 * Retries the router's failed requests for page data up to three times. Then it calls `giveUp` with the page's path and
 * query and leaves the request pending until the next navigation (docs/product/8). Requests for the current page are
 * left to the router. Returns a function that restores `fetch`.
 */
export function retryPageData(giveUp: (page: string) => void): () => void {
  const { fetch } = window
  const watched: typeof fetch = async (input, init) => {
    const page = pageOf(input, init)
    if (page === undefined) return fetch(input, init)
    const response = await fetchWithRetries(() => fetch(input, init), init?.signal)
    if (response) return response
    giveUp(page)
    return new Promise(() => {})
  }
  window.fetch = watched
  return () => {
    if (window.fetch === watched) window.fetch = fetch
  }
}

/** The page whose data the router requests in order to show it now; failed prefetches are ignored. */
function pageOf(input: RequestInfo | URL, init: RequestInit | undefined): string | undefined {
  const headers = new Headers(init?.headers)
  if (!headers.has('rsc') || headers.has('next-router-prefetch') || headers.has('next-router-segment-prefetch')) return
  const url = new URL(input instanceof Request ? input.url : input, location.href)
  url.searchParams.delete('_rsc')
  const page = url.pathname + url.search
  return page === location.pathname + location.search ? undefined : page
}

async function fetchWithRetries(send: () => Promise<Response>, signal: AbortSignal | null | undefined) {
  for (let retry = 0; ; retry++) {
    const response = await send().catch(() => undefined)
    if (response && isFinal(response.status)) return response
    const pause = signal?.aborted ? undefined : pauseBeforeRetry(retry)
    if (pause === undefined) return undefined
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
