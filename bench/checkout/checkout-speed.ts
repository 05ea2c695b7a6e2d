import type { Browser } from 'playwright'
import { initialLocalState, localStateKey, serialiseLocalState } from '#web/domain/visitor/local-state.ts'

/** A page that is left alone until it is idle. Milliseconds since the navigation began; kilobytes of 1,000 bytes. */
type CheckoutLoad = {
  /** The fields are there: they take input from here on. */
  readonly painted: number
  /** React has hydrated the form. */
  readonly hydrated: number
  /** Scripts that were requested before the form was hydrated. */
  readonly scriptsBeforeForm: number
  /** Scripts that were requested before the payment Drop-in. */
  readonly scripts: number
}

/** A page on which a shopper fills in a field and presses the pay button as soon as they are painted. */
type EarlyPress = {
  /** The button says that it is checking. */
  readonly heard: number
  /** The first field that is missing is marked and focused. */
  readonly answered: number
  /** What was typed before the scripts ran is still there. */
  readonly isTypedKept: boolean
}

/** A slow phone on a slow line: 4x CPU, 1.6 Mbps, 150 ms. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }
const phone = { width: 375, height: 812 }

/** How scripts are compressed: the limits are for gzip, browsers take Brotli over HTTPS and from localhost. */
export type Encoding = 'br' | 'gzip'

/** Opens the checkout with a selection, in a new context without a cache, until nothing is loading any more. */
export function measureLoad(browser: Browser, url: string, token: string, encoding: Encoding): Promise<CheckoutLoad> {
  return withSlowPage(browser, token, encoding, async (page) => {
    // Nothing is evaluated in the page before: that alone would cost it a tenth of a second.
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => performance.getEntriesByName('checkout-interactive').length > 0)
    return page.evaluate(() => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.POSITIVE_INFINITY
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      const kilobytesUntil = (time: number) =>
        scripts
          .filter(({ startTime }) => startTime <= time)
          .reduce((sum, entry) => sum + ('transferSize' in entry ? Number(entry.transferSize) : 0), 0) / 1000
      const hydrated = at('checkout-interactive')
      return {
        painted: at('first-contentful-paint'),
        hydrated,
        scriptsBeforeForm: kilobytesUntil(hydrated),
        scripts: kilobytesUntil(at('drop-in')),
      }
    })
  })
}

/** Opens the checkout in the same way, and uses it as soon as its form is painted. */
export function measureEarlyPress(browser: Browser, url: string, token: string): Promise<EarlyPress> {
  return withSlowPage(browser, token, 'br', async (page) => {
    await page.addInitScript(() => {
      if (window !== window.parent) return
      const once = (name: string) => performance.getEntriesByName(name).length === 0 && performance.mark(name)
      const press = () => {
        const [name, button] = [
          document.querySelector<HTMLInputElement>('input[name="firstName"]'),
          document.querySelector<HTMLElement>('section[aria-labelledby="payment"] > button'),
        ]
        // The first paint may come before all of the form has been parsed.
        if (!name || !button) return void requestAnimationFrame(press)
        name.value = 'Kari'
        new MutationObserver(() => {
          if (document.querySelector('section[aria-labelledby="payment"][aria-busy="true"]')) once('heard')
          if (document.activeElement?.matches('[aria-invalid="true"]')) once('answered')
        }).observe(document, { subtree: true, childList: true, attributes: true })
        addEventListener('focusin', ({ target }) => {
          if (target instanceof Element && target.matches('[aria-invalid="true"]')) once('answered')
        })
        button.click()
      }
      new PerformanceObserver((_list, observer) => {
        observer.disconnect()
        press()
      }).observe({ type: 'paint', buffered: true })
    })
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('answered').length > 0)
    return page.evaluate(() => ({
      heard: performance.getEntriesByName('heard')[0]?.startTime ?? Number.NaN,
      answered: performance.getEntriesByName('answered')[0]?.startTime ?? Number.NaN,
      isTypedKept: document.querySelector<HTMLInputElement>('input[name="firstName"]')?.value === 'Kari',
    }))
  })
}

type Page = Awaited<ReturnType<Browser['newPage']>>

async function withSlowPage<T>(
  browser: Browser,
  token: string,
  encoding: Encoding,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: phone, extraHTTPHeaders: { 'accept-encoding': encoding } })
  try {
    const page = await context.newPage()
    const userPreferences = { ...initialLocalState.userPreferences, country: 'NO' }
    const stored = serialiseLocalState({ ...initialLocalState, userPreferences, centra: { token, lines: [] } })
    await page.addInitScript(
      ([key, value]) => {
        if (window === window.parent) localStorage.setItem(key, value)
      },
      [localStateKey, stored] as const,
    )
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await devtools.send('Network.emulateNetworkConditions', network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    return await use(page)
  } finally {
    await context.close()
  }
}
