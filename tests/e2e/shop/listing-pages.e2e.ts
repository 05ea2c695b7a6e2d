import type { Page } from '@playwright/test'
import { filters as en } from '#web/i18n/messages/en/filters.ts'
import { filters as nb } from '#web/i18n/messages/nb/filters.ts'
import { LISTING_PAGE_SIZE } from '#web/routing/listing-pages.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, layoutShift, test } from '../support/fixtures.ts'

const list = (page: Page) => page.locator('main:visible [data-listing]')
const cards = (page: Page) => list(page).locator('ul > li:not([hidden]) article')
const extent = (page: Page) => list(page).getByRole('status').last()

/** How many products the list says that it has. */
async function total(page: Page): Promise<number> {
  return Number.parseInt((await list(page).getByRole('status').first().textContent()) ?? '', 10)
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('[data-pending]')).toHaveCount(0)
}

test('a list begins with 48 cards in a small document, and the rest joins it at a click; the place is restored when going back, and when the address is opened again', async ({
  page,
}) => {
  for (const lang of ['nb', 'en']) {
    const html = await (await page.request.get(`/${lang}/shop`)).text()
    expect(html.match(/<article/g), lang).toHaveLength(LISTING_PAGE_SIZE)
    expect(Buffer.byteLength(html), lang).toBeLessThan(300_000)
  }
  await open(page, '/nb/shop')
  expect(await page.locator('*').count()).toBeLessThan(2500)
  const extentText = (to: number, all: number) =>
    nb.shownOf.replace('{from}', '1').replace('{to}', `${to}`).replace('{n}', `${all}`)
  await expect(extent(page)).toHaveText(extentText(LISTING_PAGE_SIZE, await total(page)))
  const more = list(page).getByRole('link', { name: nb.more })
  await expect(more).toHaveAttribute('href', '/nb/shop/page/2')
  await more.press('Enter')
  await expect.poll(() => cards(page).count()).toBeGreaterThan(LISTING_PAGE_SIZE)
  // Other tests add products: there may be more since, and more than two pages.
  await expect(async () => {
    const all = await total(page)
    const to = Math.min(all, 2 * LISTING_PAGE_SIZE)
    expect(await cards(page).count()).toBe(to)
    expect(await extent(page).textContent()).toBe(extentText(to, all))
    expect(await more.count()).toBe(all > to ? 1 : 0)
  }).toPass()
  await expect(cards(page).nth(LISTING_PAGE_SIZE).locator('h2 a')).toBeFocused()
  await expect(page).toHaveURL('/nb/shop?shown=96')
  // Cards of the document and later ones are the same: picture, colours, price.
  const card = cards(page).nth(LISTING_PAGE_SIZE)
  await expect(card.locator('img').first()).toHaveAttribute('srcset', /320w/)
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('[data-live="price"]')).toHaveText(/\d/)

  await test.step('the place is restored', async () => {
    // Products of other tests come and go.
    const links = list(page).locator('ul > li:not([hidden]) article h2 a:not([href*="/e2e-"])')
    const titles = await links.allTextContents()
    await links.last().scrollIntoViewIfNeeded()
    const scroll = await page.evaluate(() => scrollY)
    await links.last().click()
    await expect(page.locator('main:visible [data-gallery]')).toBeVisible()
    await page.goBack()
    await expect.poll(() => links.allTextContents()).toEqual(titles)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scroll - 50)
    await page.reload()
    await expect.poll(() => links.allTextContents()).toEqual(titles)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scroll - 50)
    await open(page, '/nb/shop?shown=96')
    await expect.poll(() => links.allTextContents()).toEqual(titles)
    expect(await layoutShift(page)).toBeLessThan(0.1)
  })
})

test('a list that has changed since the page was opened counts what it has now, once more is shown', async ({
  page,
}) => {
  const counted: number[] = []
  await page.route('**/api/v1/listings?*', async (route) => {
    const response = await route.fetch()
    const { products, ...rest } = await response.json()
    counted.push(products.length - 1)
    await route.fulfill({ response, json: { ...rest, products: products.slice(1), found: products.length - 1 } })
  })
  await open(page, '/en/shop')
  await list(page).getByRole('link', { name: en.more }).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(LISTING_PAGE_SIZE)
  const [all = 0] = counted
  await expect(list(page).getByRole('status').first()).toHaveText(en.manyProducts.replace('{n}', `${all}`))
  const shown = en.shownOf.replace('{from}', '1').replace('{to}', `${Math.min(all, 96)}`)
  await expect(extent(page)).toHaveText(shown.replace('{n}', `${all}`))
})

test('products beyond the first page are filtered, ordered and counted too; while they cannot be fetched the list says so, and tries again', async ({
  page,
  pageErrors,
}) => {
  await page.route('**/api/v1/listings?*', (route) => route.abort())
  await open(page, '/en/shop?category=packs-and-shelters&sort=name')
  await expect(page.getByRole('heading', { name: en.failedTitle })).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await expect(list(page).getByRole('link', { name: en.wholeList })).toHaveAttribute('href', '/en/shop')
  expect(await seriousFindings(page)).toEqual([])
  await page.unroute('**/api/v1/listings?*')
  await list(page).getByRole('button', { name: en.retry }).click()
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: en.failedTitle })).toHaveCount(0)
  await expect(async () => {
    const names = await cards(page).locator('h2').allTextContents()
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(names.length).toBeGreaterThan(2)
    expect(names.length).toBeLessThan(LISTING_PAGE_SIZE)
  }).toPass()
  await expect(list(page).getByRole('link', { name: en.more })).toHaveCount(0)
  pageErrors.length = 0
})

test('a page beyond the last is not found, and the first has one address', async ({ request }) => {
  for (const path of ['/nb/shop/page/9', '/nb/shop/page/1', '/en/shop/page/02', '/nb/shop/sokker/page/2'])
    expect((await request.get(path)).status(), path).toBe(404)
  const response = await request.get('/en/shop/page/2')
  expect(response.status()).toBe(200)
  const html = await response.text()
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/en\/shop\/page\/2"/)
  expect(html).toMatch(/<title>[^<]* – page 2[^<]*<\/title>/)
  expect(html).toMatch(/hrefLang="nb" href="[^"]*\/nb\/shop\/page\/2"/i)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages of a list lead to one another; a filtered address says that it is shown whole, and the bag what it needs', async ({
    page,
  }) => {
    await test.step('the pages lead to one another', async () => {
      await page.goto('/nb/shop')
      const first = await cards(page).locator('h2').allTextContents()
      await list(page).getByRole('link', { name: nb.more }).click()
      await expect(page).toHaveURL('/nb/shop/page/2')
      const second = await cards(page).locator('h2').allTextContents()
      expect(first).toHaveLength(LISTING_PAGE_SIZE)
      expect(second.length).toBeGreaterThan(0)
      expect(second.filter((name) => first.includes(name))).toEqual([])
      await list(page).getByRole('link', { name: nb.previous }).click()
      await expect(page).toHaveURL('/nb/shop')
    })

    await test.step('a filtered address', async () => {
      await page.goto('/nb/shop?size=XS')
      const sentence = page.locator('noscript p')
      await expect(sentence).toBeVisible()
      await expect(sentence).toHaveText(nb.noScript)
      await expect(page.locator('article').filter({ hasText: 'Skumring vindjakke' }).first()).toBeVisible()
      await page.locator('#bag-button').click()
      await expect(page.getByRole('dialog', { name: 'Handlepose' })).toContainText('Handleposen trenger JavaScript')
      await expect(page.getByText('Henter handleposen')).toBeHidden()
    })
  })
})
