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

test('text of twice the size stays inside the window of a phone and of a desktop, where the mega-menu opens below the bar that it makes higher', async ({
  page,
}) => {
  for (const path of pages) {
    await test.step(path, async () => {
      if (path === pages.at(-1)) await openInteractive(page, path)
      else await page.goto(path)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => page.evaluate(outside), { message: `${path} at ${width} px` }).toEqual([])
      }
    })
  }
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
