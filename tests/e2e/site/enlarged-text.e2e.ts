import { expect, test } from '../support/fixtures.ts'
import { openInteractive } from '../support/page-requests.ts'

const pages = [
  '/nb',
  '/en',
  '/nb/shop',
  '/nb/magasin/tre-lag',
  '/nb/content/vilkar-og-kjopsbetingelser',
  '/nb/search?q=ull',
]

test('text of twice the size stays inside the window of a phone and of a desktop', async ({ page }) => {
  for (const width of [375, 1280]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      for (const path of pages) {
        await page.goto(path, { waitUntil: 'load' })
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        await expect.poll(() => page.evaluate(outside), { message: path }).toEqual([])
      }
    })
  }
})

test('the mega-menu opens below the bar when enlarged text makes it higher', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openInteractive(page, '/nb/om-oss')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await page.locator('body > header nav li > button').last().hover()
  const panel = await page.locator('body > header nav [popover]:popover-open').boundingBox()
  const bar = await page.locator('body > header').boundingBox()
  expect(bar?.height).toBeGreaterThan(70)
  expect(Math.abs((panel?.y ?? 0) - (bar?.height ?? 0))).toBeLessThanOrEqual(2)
})

/** Elements cut off at the right edge of the window, by class, except those inside a row that scrolls. */
function outside(): string[] {
  const isScrolled = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isScrolled(element.parentElement))
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && !element.closest('[popover], dialog'))
    .filter((element) => {
      const { width, height, right } = element.getBoundingClientRect()
      return width > 0 && height > 0 && right > innerWidth + 1 && !isScrolled(element.parentElement)
    })
    .map((element) => `${element.localName}.${element.getAttribute('class')}`)
}
