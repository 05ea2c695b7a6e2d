import type { Browser } from 'playwright'
import { initialLocalState, localStateKey, serialiseLocalState } from '#web/domain/visitor/local-state.ts'

/**
 * Milliseconds since the navigation began until the fields can be filled in (`painted`) and until React has hydrated the form (`interactive`), and
 * kilobytes of 1,000 bytes of the scripts that were requested before the payment Drop-in.
 */
export type CheckoutSpeed = { readonly painted: number; readonly interactive: number; readonly scripts: number }

/** A slow phone on a slow line: 4x CPU, 1.6 Mbps, 150 ms. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const phone = { width: 375, height: 812 }

/** Opens the checkout with a selection, in a new context without a cache, until its form reacts and its bag is read. */
export async function measureCheckout(browser: Browser, url: string, token: string): Promise<CheckoutSpeed> {
  const context = await browser.newContext({ viewport: phone, extraHTTPHeaders: { 'accept-encoding': 'gzip' } })
  try {
    const page = await context.newPage()
    const userPreferences = { ...initialLocalState.userPreferences, country: 'NO' }
    const stored = serialiseLocalState({ ...initialLocalState, userPreferences, centra: { token, lines: [] } })
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [localStateKey, stored] as const)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction(() => performance.getEntriesByName('checkout-interactive').length > 0)
    await page.waitForLoadState('networkidle')
    return await page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
      const dropIn = performance.getEntriesByName('drop-in')[0]?.startTime ?? Number.POSITIVE_INFINITY
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .filter(({ startTime }) => startTime <= dropIn)
      const bytes = scripts.reduce((sum, entry) => sum + ('transferSize' in entry ? Number(entry.transferSize) : 0), 0)
      return {
        painted: at('first-contentful-paint'),
        interactive: at('checkout-interactive'),
        scripts: bytes / 1000,
      }
    })
  } finally {
    await context.close()
  }
}
