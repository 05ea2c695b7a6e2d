import type { Locator, Page } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { filters as nb } from '#web/i18n/messages/nb/filters.ts'
import { LISTING_PAGE_SIZE } from '#web/routing/listing-pages.ts'
import { expect, layoutShift } from '../support/fixtures.ts'
import { test } from '../support/own-list.ts'

/** More than a page shows; few, since each is published on its own. */
const many = 64
/** Milliseconds from an input to the next frame that feel like none. */
const instant = 200

const cards = (page: Page) => page.locator('[data-listing] ul > li:not([hidden]) article')
const side = (page: Page) => page.getByRole('region', { name: /^Filt/ })

test('[R9.06] a long list requests only the prices that it shows, and its filters and orders apply instantly', async ({
  page,
  ownList,
}) => {
  const { path, prices } = await ownList(many)
  const requested: string[][] = []
  page.on('request', (request) => {
    if (request.url() === `${testAddresses.CENTRA_API_URL}products`) requested.push(request.postDataJSON().products)
  })
  const whole = page.waitForResponse(/\/api\/v1\/listings\?/)
  await page.goto(path('nb'))
  await expect(page.locator('[data-pending]')).toHaveCount(0)
  await cards(page).first().locator('p').first().scrollIntoViewIfNeeded()
  await expect.poll(() => shownPrices(page)).toEqual(prices.slice(0, LISTING_PAGE_SIZE).map(String))
  expect(await layoutShift(page)).toBeLessThan(0.02)
  expect(requested).toHaveLength(1)
  expect(new Set(requested[0]).size).toBe(LISTING_PAGE_SIZE)
  await (await whole).finished()

  const size = side(page).getByRole('checkbox', { name: /^M / })
  const status = page.locator('[data-listing]').getByRole('status').first()
  const filtering: number[] = []
  for (let times = 0; times < 3; times++) {
    filtering.push(await timeToFrame(size))
    await expect(status).toHaveText(`${many / 4} produkter`)
    await expect(cards(page)).toHaveCount(many / 4)
    filtering.push(await timeToFrame(size))
    await expect(status).toHaveText(`${many} produkter`)
  }
  // The fastest counts: other programs on the machine can only make it slower.
  expect(Math.min(...filtering)).toBeLessThan(instant)

  const sorting: number[] = []
  for (const sort of ['name', 'price-desc', 'price']) {
    sorting.push(await timeToFrame(page.getByLabel(nb.sort), sort))
    await expect(page).toHaveURL(new RegExp(`sort=${sort}$`))
  }
  const rising = prices.toSorted((a, b) => a - b).map(String)
  await expect.poll(() => shownPrices(page)).toEqual(rising.slice(0, LISTING_PAGE_SIZE))
  expect(Math.min(...sorting)).toBeLessThan(instant)

  const more = page.getByRole('link', { name: nb.more })
  while (await more.count()) await more.click()
  await expect.poll(() => shownPrices(page)).toEqual(rising)
  // Every product once, but for the first 48: those of the page when they are shown, the rest for the order or the
  // filter.
  expect(requested.length).toBeLessThanOrEqual(3)
  expect(new Set(requested.flat()).size).toBe(many)
  test.info().annotations.push({ type: 'milliseconds', description: JSON.stringify({ filtering, sorting }) })
})

async function shownPrices(page: Page): Promise<string[]> {
  const texts = await cards(page).locator('p').allTextContents()
  return texts.flatMap((text) => /^(\d+)\s?kr$/.exec(text)?.[1] ?? [])
}

/** Milliseconds from a click, or from the choice of an option, until the frame with its result has been drawn. */
function timeToFrame(element: Locator, option?: string): Promise<number> {
  return element.evaluate(async (target, value) => {
    const start = performance.now()
    if (target instanceof HTMLSelectElement) {
      target.value = value ?? ''
      target.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (target instanceof HTMLElement) target.click()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, option)
}
