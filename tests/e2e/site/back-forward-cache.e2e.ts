import { chromium } from '@playwright/test'
import { wholeChromiumPath } from '#scripts/install/chromium.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import { expect, test } from '../support/fixtures.ts'
import { saveData } from '../support/page-requests.ts'

const pages = ['/nb', '/nb/shop/storr-skalljakke', '/nb/magasin/tre-lag', '/nb/community', '/nb/checkout', '/nb/shop']

test('“back” restores every kind of page as it was left, from the browser’s memory', async ({ launchOptions }) => {
  // A browser of its own: Playwright turns this cache off.
  const executablePath = wholeChromiumPath()
  const browser = await chromium.launch({
    ...launchOptions,
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const page = await browser.newPage({ baseURL: testAddresses.SITE_ORIGIN })
    await saveData(page)
    const session = await page.context().newCDPSession(page)
    const obstacles: string[] = []
    await session.send('Page.enable')
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      obstacles.push(...notRestoredExplanations.map(({ reason }) => reason)),
    )
    // Playwright does not notice that a page is restored, so the rest asks the browser itself.
    const evaluate = async (expression: string): Promise<unknown> =>
      (await session.send('Runtime.evaluate', { expression })).result.value
    const left = new Map<string, unknown>()
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await evaluate(
        'addEventListener("pageshow", ({ persisted }) => (window.isRestored = persisted)), scrollTo({ top: 300, behavior: "instant" })',
      )
      if (path === '/nb/shop') {
        await evaluate('document.getElementById("bag-button").click()')
        await expect.poll(() => evaluate('document.querySelector("main").inert')).toBe(true)
      }
      left.set(path, await evaluate('scrollY'))
    }
    await page.goto('/en/page-not-found')
    for (const path of pages.toReversed()) {
      await evaluate('history.back()')
      await expect.poll(() => evaluate('location.pathname').catch(() => undefined)).toBe(path)
      await expect.poll(() => evaluate('window.isRestored'), `${path}: ${obstacles}`).toBe(true)
      expect(await evaluate('scrollY'), path).toBe(left.get(path))
      // The bag is closed, and the page behind it in reach again.
      expect(await evaluate('document.querySelectorAll("#bag:popover-open, main[inert]").length'), path).toBe(0)
    }
  } finally {
    await browser.close()
  }
})
