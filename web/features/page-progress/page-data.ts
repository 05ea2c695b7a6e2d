import { isSettled, pauseBeforeRetry } from './page-data-retry.ts'

/**
 * Watches the page data that the router fetches: what fails is asked for up to three times more; then `giveUp` is called
 * with the page's path and query, and the router is left waiting, to be overruled by the next navigation
 * (docs/product/8). The data of the page that is shown already is left to the router. Returns how to stop.
 */
export function retryPageData(giveUp: (page: string) => void): () => void {
  const { fetch } = window
  const watched: typeof fetch = async (input, init) => {
    const page = pageOf(input, init)
    if (page === undefined) return fetch(input, init)
    const answer = await settled(() => fetch(input, init), init?.signal)
    if (answer) return answer
    giveUp(page)
    return new Promise(() => {})
  }
  window.fetch = watched
  return () => {
    if (window.fetch === watched) window.fetch = fetch
  }
}

/** The page whose data the router asks for to show it now; prefetches are not worth an error. */
function pageOf(input: RequestInfo | URL, init: RequestInit | undefined): string | undefined {
  const headers = new Headers(init?.headers)
  if (!headers.has('rsc') || headers.has('next-router-prefetch') || headers.has('next-router-segment-prefetch')) return
  const url = new URL(input instanceof Request ? input.url : input, location.href)
  url.searchParams.delete('_rsc')
  const page = url.pathname + url.search
  return page === location.pathname + location.search ? undefined : page
}

async function settled(ask: () => Promise<Response>, signal: AbortSignal | null | undefined) {
  for (let retry = 0; ; retry++) {
    const answer = await ask().catch(() => undefined)
    if (answer && isSettled(answer.status)) return answer
    const pause = signal?.aborted ? undefined : pauseBeforeRetry(retry)
    if (pause === undefined) return undefined
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
