import type { Page } from '@playwright/test'

const FLAG = 'test.network-is-lost'

/**
 * Lets a test take the network away from a page, including its open event streams: Playwright's
 * `setOffline` and routes leave those alone. Reloads change nothing. What the page's own origin serves stays
 * reachable. To be called before the page is loaded.
 */
export async function prepareToLoseNetwork(page: Page) {
  await page.addInitScript((flag) => {
    if (origin === 'null') return
    const { fetch } = window
    const isLost = () => sessionStorage.getItem(flag) !== null
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (isLost() && !url.startsWith(origin)) throw new TypeError('Failed to fetch')
      const response = await fetch(input, init)
      if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body) return response
      const { readable, writable } = new TransformStream()
      const lost = new AbortController()
      addEventListener(flag, () => lost.abort(new TypeError('network error')), { signal: lost.signal })
      response.body.pipeTo(writable, { signal: lost.signal }).catch(() => {})
      return Object.defineProperty(new Response(readable, response), 'url', { value: response.url })
    }
  }, FLAG)
  return {
    lose: () =>
      page.evaluate((flag) => {
        sessionStorage.setItem(flag, '')
        dispatchEvent(new Event(flag))
      }, FLAG),
    restore: () => page.evaluate((flag) => sessionStorage.removeItem(flag), FLAG),
  }
}
