import type { Page, Route } from '@playwright/test'
import { borrowing as nb } from '#web/i18n/messages/nb/borrowing.ts'
import { expect, test } from '../support/fixtures.ts'
import { countDocuments, isPageData, isPrefetch, openInteractive, saveData } from '../support/page-requests.ts'

test.use({ savesData: false })

const shop = '/nb/shop'
const shopLink = (page: Page) => page.locator(`header a[href="${shop}"]:visible`).first()
const bar = (page: Page) => page.locator('body > [aria-hidden="true"][class*="bar"]').first()
const delayed = (page: Page) => page.locator('body > p[role="status"]')

/** Handles requests for the shop's page data with `handle`; other requests continue. */
async function onShopData(page: Page, handle: (route: Route) => Promise<void>): Promise<void> {
  await page.route(
    (url) => url.pathname === shop,
    (route) => (isPageData(route.request()) ? handle(route) : route.fallback()),
  )
}

test('[R9.09] pages are fetched ahead once the page has loaded, four at a time, 1 s apart; without measuring any link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  // Measuring would lay out all cards of a list, including those that the browser skips.
  await page.addInitScript(() => {
    const { getBoundingClientRect: measure } = Element.prototype
    Element.prototype.getBoundingClientRect = function (this: Element) {
      if (this.matches('a')) document.documentElement.dataset.measuredLink = this.outerHTML
      return measure.call(this)
    }
  })
  await page.goto('/nb/magasin')
  await expect.poll(async () => (await prefetches(page)).size, { timeout: 20_000 }).toBeGreaterThanOrEqual(5)
  const fetched = await prefetches(page)
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = fetched.values()
  const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventStart)
  expect(Math.min(first, second, third, fourth)).toBeGreaterThanOrEqual(loaded)
  expect(fifth - first).toBeGreaterThanOrEqual(900)
  expect(fourth - first).toBeLessThan(fifth - fourth)
  expect([...fetched.keys()].every((path) => path.startsWith('/nb'))).toBe(true)
  await expect(page.locator('html')).not.toHaveAttribute('data-measured-link')
})

/** Paths whose data was fetched ahead, and when by the page's own clock: milliseconds since its navigation. */
async function prefetches(page: Page): Promise<Map<string, number>> {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
  )
  const fetched = new Map<string, number>()
  for (const { name, startTime } of entries) {
    const { pathname, searchParams } = new URL(name)
    if (searchParams.has('_rsc') && !fetched.has(pathname)) fetched.set(pathname, startTime)
  }
  return fetched
}

test('[R9.09] ten pages at most are fetched ahead of a page view; one more when its link is touched, and what the search suggests', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 2000 })
  await page.goto('/nb/shop')
  await expect.poll(async () => (await prefetches(page)).size, { timeout: 20_000 }).toBe(10)
  const card = page.locator('main article h2 a').last()
  const href = (await card.getAttribute('href')) ?? ''
  await card.scrollIntoViewIfNeeded()
  expect([...(await prefetches(page)).keys()]).not.toContain(href)
  await card.dispatchEvent('touchstart')
  await expect.poll(async () => [...(await prefetches(page)).keys()].slice(10)).toEqual([href])

  await page.locator('header a[href="/nb/search"]').click()
  const suggestions = page.getByRole('dialog').getByRole('option')
  await page.getByRole('dialog').getByRole('combobox').fill('skalljakke')
  await expect(suggestions.first()).toContainText('skalljakke')
  await expect(suggestions.first()).toHaveAttribute('href', /^\/nb\//)
  const suggested = await suggestions.evaluateAll((all) => all.flatMap((each) => each.getAttribute('href') ?? []))
  await expect.poll(async () => [...(await prefetches(page)).keys()]).toEqual(expect.arrayContaining(suggested))
})

test('a tap on a card loads no code: that of campaigns and of products in the test phase came with the list', async ({
  page,
}) => {
  await openInteractive(page, '/nb/shop')
  await expect.poll(async () => (await prefetches(page)).size, { timeout: 20_000 }).toBe(10)
  await page.waitForLoadState('networkidle')
  // What is requested from now on never arrives.
  await page.route('**/_next/static/**', () => {})
  const main = page.locator('main:visible')
  const parts = {
    'Isfjell parkas': main.getByRole('progressbar'),
    'Rein stretchjakke': main.getByRole('button', { name: nb.open, exact: true }),
  }
  for (const [name, part] of Object.entries(parts)) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(part).toBeVisible()
    await page.goBack()
  }
})

test('[R9.09] nothing is fetched ahead for a data saver', async ({ page }) => {
  await page.clock.install()
  await saveData(page)
  let prefetches = 0
  page.on('request', (request) => {
    if (isPrefetch(request)) prefetches += 1
  })
  await openInteractive(page, '/nb/magasin')
  await page.clock.runFor(20_000)
  await page.waitForLoadState('networkidle')
  expect(prefetches).toBe(0)
})

test('[R9.10] a bar without a spinner shows that a page is under way, and is still with reduced motion; after 1 s words do', async ({
  page,
}) => {
  await saveData(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await onShopData(page, async (route) => {
    await held
    await route.continue()
  })
  await openInteractive(page, '/nb/om-oss')
  const documents = countDocuments(page)
  await expect(bar(page)).toHaveCSS('opacity', '0')
  await shopLink(page).click()
  const clicked = Date.now()
  await expect(bar(page)).toHaveAttribute('data-under-way', 'true')
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(31, 48, 51)')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(bar(page)).toHaveCSS('animation-name', 'none')
  await expect(delayed(page)).toHaveText('Henter siden …')
  expect(Date.now() - clicked).toBeGreaterThanOrEqual(950)
  release()
  await expect(page).toHaveURL(shop)
  await expect(bar(page)).not.toHaveAttribute('data-under-way', 'true')
  await expect(delayed(page)).toHaveText('')
  expect(documents()).toBe(0)
  await expect
    .poll(() => page.evaluate(() => document.querySelector('next-route-announcer')?.shadowRoot?.textContent ?? ''))
    .not.toBe('')
})

test('a link to the reviews of a product leads to them, though they are rendered after the first screen', async ({
  page,
}) => {
  await openInteractive(page, '/nb/magasin')
  const documents = countDocuments(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/nb/shop/storr-skalljakke#reviews'
    link.textContent = 'elsewhere'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByText('elsewhere').click()
  await expect(page.locator('#reviews')).toBeInViewport()
  expect(documents()).toBe(0)
})

test('[R8.09] failed page data is retried, and the page shows without a page load', async ({ page, pageErrors }) => {
  await saveData(page)
  let requests = 0
  await onShopData(page, async (route) => {
    requests += 1
    if (requests === 1) await route.abort('connectionreset')
    else if (requests === 2) await route.fulfill({ status: 503, body: 'busy' })
    else await route.continue()
  })
  await openInteractive(page, '/nb/om-oss')
  const documents = countDocuments(page)
  await shopLink(page).click()
  await expect(page).toHaveURL(shop)
  await expect(page.locator('main:visible h1')).toBeVisible()
  expect(requests).toBe(3)
  expect(documents()).toBe(0)
  pageErrors.splice(0)
})

test('[R8.09] after three retries the 500 page is shown instead; trying again loads the page', async ({
  page,
  pageErrors,
}) => {
  await saveData(page)
  let requests = 0
  await onShopData(page, async (route) => {
    requests += 1
    await route.abort('internetdisconnected')
  })
  await openInteractive(page, '/nb/om-oss')
  const documents = countDocuments(page)
  await shopLink(page).click()
  const tryAgain = page.locator('main').getByRole('button', { name: 'Prøv igjen' })
  await expect(tryAgain).toBeVisible()
  expect(requests).toBe(4)
  expect(documents()).toBe(0)
  await expect(page).toHaveURL(shop)
  await expect(page.locator('main a[href="/nb/"]')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/nb/om-oss')
  await expect(tryAgain).toBeHidden()
  await page.goForward()
  await expect(tryAgain).toBeVisible()
  await tryAgain.click()
  await expect(page.locator('main:visible h1')).toBeVisible()
  await expect(tryAgain).toBeHidden()
  pageErrors.splice(0)
})

const gone = [
  ['404', '/nb/finnes-ikke', 'Siden finnes ikke'],
  ['500', '/nb/test-error?where=server', /\S/],
] as const

test('[R8.09] page data with 404 or 500 shows the page of that error', async ({ page, pageErrors }) => {
  for (const [status, path, heading] of gone) {
    await test.step(status, async () => {
      await saveData(page)
      await openInteractive(page, '/nb/om-oss')
      await page.evaluate((href) => {
        const link = document.createElement('a')
        link.href = href
        link.textContent = 'elsewhere'
        document.querySelector('main')?.prepend(link)
      }, path)
      const requests: number[] = []
      page.on('response', (response) => {
        if (isPageData(response.request())) requests.push(response.status())
      })
      await page.getByText('elsewhere').click()
      await expect(page.locator('main:visible h1')).toHaveText(heading)
      await expect(page).toHaveURL(path)
      expect(requests.map(String)).toEqual([status])
      pageErrors.splice(0)
    })
  }
})

test('[R8.09] code that a new deployment removed causes one full page load', async ({ page, pageErrors }) => {
  await saveData(page)
  await openInteractive(page, '/nb/om-oss')
  const documents = countDocuments(page)
  let isOldCode = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOldCode = false
  })
  await page.route('**/_next/static/chunks/*.js', (route) =>
    isOldCode ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await shopLink(page).click()
  await expect(page).toHaveURL(shop)
  await expect.poll(documents).toBe(1)
  await expect(page.locator('main:visible h1')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(documents()).toBe(1)
  await leave(page, pageErrors)
})

test('after a response of another build the page stays as it is, and the next one is loaded whole', async ({
  page,
}) => {
  await page.route('**/api/search*', async (route) => {
    const response = await route.fetch()
    const own = await page.locator('html').getAttribute('data-build')
    expect(response.headers()['x-build']).toBe(own)
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'another' } })
  })
  await openInteractive(page, '/nb/search?q=ull')
  const documents = countDocuments(page)
  await expect(page.locator('html')).toHaveAttribute('data-reload')
  expect(documents()).toBe(0)
  await shopLink(page).click()
  await expect(page).toHaveURL(shop)
  await expect.poll(documents).toBe(1)
  await expect(page.locator('html')).not.toHaveAttribute('data-reload')
})

/** Ends the retries of scripts, each of which is an error in the console. */
async function leave(page: Page, pageErrors: string[]): Promise<void> {
  await page.goto('about:blank')
  pageErrors.splice(0)
}

test('[R8.09] code that stays missing causes no loop: one full page load, after which the page can be read', async ({
  page,
  pageErrors,
}) => {
  await saveData(page)
  const known = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') known.add(new URL(request.url()).pathname)
  })
  await openInteractive(page, '/nb/om-oss')
  const here = new Set(known)
  const documents = countDocuments(page)
  await page.route('**/_next/static/chunks/*.js', (route) =>
    here.has(new URL(route.request().url()).pathname) ? route.continue() : route.fulfill({ status: 404, body: '' }),
  )
  await shopLink(page).click()
  await expect.poll(documents).toBe(1)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main:visible h1')).toBeVisible()
  expect(documents()).toBe(1)
  await leave(page, pageErrors)
})
