import type { Page } from '@playwright/test'
import { consent } from '#web/i18n/messages/nb/consent.ts'
import { expect, layoutShift, seriousFindings, test } from '../support/fixtures.ts'

test.use({ hasDismissedSplash: false })

const splash = 'dialog[aria-labelledby="splash-title"]'

test('[R2.21] [R4.12] [R3.02] the splash opens once per browser, in the page’s language, unless forced', async ({
  page,
}) => {
  await page.goto('/en')
  const dialog = page.getByRole('dialog', { name: 'The Earth lasted until July 24' })
  await expect(dialog).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  expect(await layoutShift(page)).toBeLessThan(0.05)
  await dialog.getByRole('button', { name: 'Continue to the site' }).click()
  await expect(dialog).toBeHidden()

  await page.reload({ waitUntil: 'load' })
  await idle(page)
  await expect(page.locator(splash)).toBeHidden()

  await page.goto('/nb?alwaysShowOvershootDaySplash')
  await expect(page.getByRole('dialog', { name: 'Jorda holdt til 24. juli' })).toBeVisible()
})

test('the splash keeps the focus and gives it back', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.querySelector<HTMLElement>('header a[href="/nb"]')?.focus())
  })
  await page.goto('/nb')
  const dialog = page.locator(splash)
  await expect(dialog).toBeVisible()
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab')
    // Between the last and the first control the focus is on the browser's own controls.
    const isKept = await dialog.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect(isKept, `after ${step + 1} tabs`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('header a[href="/nb"]')).toBeFocused()
})

test('following a link of the splash closes it for good', async ({ page }) => {
  await page.goto('/nb')
  const dialog = page.locator(splash)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('link').first().click()
  await page.waitForURL(/\/nb\/.+/)
  await expect(dialog).toBeHidden()
  await page.reload({ waitUntil: 'load' })
  await idle(page)
  await expect(dialog).toBeHidden()
})

test('an error comes first: the splash waits for the next page', async ({ page, pageErrors }) => {
  await page.goto('/nb/finnes-ikke', { waitUntil: 'load' })
  await idle(page)
  await expect(page.locator(splash)).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Gå tilbake til forsiden' }).click()
  await expect(page.getByRole('dialog', { name: /jorda holdt/i })).toBeVisible()
  pageErrors.splice(0)
})

test('the splash does not open during checkout', async ({ page }) => {
  await page.goto('/nb/checkout', { waitUntil: 'load' })
  await idle(page)
  await expect(page.locator(splash)).toBeHidden()
})

test.describe('[R2.21] on a first visit consent is asked for first', () => {
  test.use({ consent: null })

  const card = (page: Page) => page.getByRole('region', { name: consent.title })

  test('the splash opens on the same page once it is answered, even if in the settings', async ({ page }) => {
    for (const isInSettings of [false, true]) {
      await page.goto('/nb', { waitUntil: 'load' })
      await expect(card(page)).toBeVisible()
      await idle(page)
      await expect(page.locator(splash)).toBeHidden()
      if (isInSettings) {
        await card(page).getByRole('button', { name: consent.choose }).click()
        const settings = page.getByRole('dialog', { name: consent.title })
        await settings.getByRole('button', { name: consent.onlyNecessary }).click()
        await expect(settings).toBeHidden()
      } else await card(page).getByRole('button', { name: consent.onlyNecessary }).click()
      await expect(page.locator(splash)).toBeVisible()
      await page.evaluate(() => localStorage.clear())
    }
  })

  for (const isLoaded of [false, true])
    test(`or on the next page if it is not: ${isLoaded ? 'loaded' : 'opened in place'}`, async ({ page }) => {
      await page.goto('/nb', { waitUntil: 'load' })
      await expect(card(page)).toBeVisible()
      await idle(page)
      await expect(page.locator(splash)).toBeHidden()
      if (isLoaded) await page.evaluate(() => location.assign('/nb/shop'))
      else await page.getByRole('banner').getByRole('link', { name: 'Produkter' }).click()
      await page.waitForURL(/\/nb\/shop$/)
      await expect(page.locator(splash)).toBeVisible()
      await expect(page.locator('[data-consent-banner]')).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
    })

  test('a flag opens it at once, whatever else is open', async ({ page }) => {
    await page.goto('/nb?alwaysShowOvershootDaySplash')
    await expect(page.locator(splash)).toBeVisible()
    await expect(page.locator('[data-consent-banner]')).toBeVisible()
  })

  test('a dialog that the address asks for has the page to itself', async ({ page }) => {
    await page.goto('/nb?x#log-in', { waitUntil: 'load' })
    await expect(page.locator('dialog[open]')).toBeVisible()
    await idle(page)
    await expect(page.locator(splash)).toBeHidden()
  })
})

test.describe('search engines', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })

  test('see the page', async ({ page }) => {
    await page.goto('/nb', { waitUntil: 'load' })
    await idle(page)
    await expect(page.locator(splash)).toBeHidden()
  })
})

/** Waits until scripts have run and the browser was idle once more than the splash waits for. */
async function idle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
}
