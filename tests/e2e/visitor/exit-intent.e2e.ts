import type { Page } from '@playwright/test'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, layoutShift, test } from '../support/fixtures.ts'
import { ownBag } from '../support/own-bag.ts'

const banner = (page: Page) => page.getByText('Før du går: du har fortsatt noe i handleposen.')

/** Dispatches the event of a pointer that leaves the window, which Playwright's mouse cannot do. */
async function pointer(page: Page, type: 'mouseleave' | 'mouseenter'): Promise<void> {
  await page.evaluate((name) => document.documentElement.dispatchEvent(new MouseEvent(name)), type)
}

/** From here on only the test advances the page's clock. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('[R2.20] [R4.13] [R9.08] [R9.11] in Norwegian 500 ms after the pointer has left, until it is back; its button opens the bag', async ({
  page,
}) => {
  await ownBag(page, { items: ['10103-1010305'] })
  await page.goto('/en/shop')
  await expect(page.locator('#bag-button')).toHaveAccessibleName('Bag, 1 item')
  const shiftBefore = await layoutShift(page)
  await holdClock(page)
  await pointer(page, 'mouseleave')
  await page.clock.runFor(450)
  await expect(banner(page)).toHaveCount(0)
  await page.clock.runFor(50)
  await expect(banner(page)).toBeInViewport()
  await page.clock.resume()
  await expect(page.locator('[lang="nb"]', { has: banner(page) })).toHaveCount(1)
  await expect(page.locator('[role="status"]', { has: banner(page) })).toHaveCSS('z-index', '11')
  const header = await page.locator('body > header').boundingBox()
  const box = await page.locator('[role="status"]', { has: banner(page) }).boundingBox()
  expect(box?.y, 'below the header').toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  expect(await layoutShift(page)).toBe(shiftBefore)
  expect(await seriousFindings(page)).toEqual([])
  await pointer(page, 'mouseenter')
  await expect(banner(page)).toBeHidden()
  await pointer(page, 'mouseleave')
  await expect(banner(page)).toBeVisible()
  // On its way back the pointer stops at the banner, which stays for it.
  await page.getByRole('button', { name: 'Se handleposen' }).hover()
  await pointer(page, 'mouseenter')
  await page.getByRole('button', { name: 'Se handleposen' }).click()
  await expect(page.locator('#bag')).toBeVisible()
})

test('[R4.13] not with an empty bag', async ({ page }) => {
  await ownBag(page, {})
  await page.goto('/nb/shop')
  // Hydrated once the bag can be opened.
  await page.locator('#bag-button').click()
  await expect(page.getByRole('link', { name: 'Se alle produkter' })).toBeVisible()
  await holdClock(page)
  await pointer(page, 'mouseleave')
  await page.clock.runFor(2000)
  await expect(banner(page)).toHaveCount(0)
})
