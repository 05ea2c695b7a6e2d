import type { Page } from '@playwright/test'
import { consent } from '#web/i18n/messages/nb/consent.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, layoutShift, test } from '../support/fixtures.ts'

test.use({ hasDismissedSplash: false })

const splash = 'dialog[aria-labelledby="splash-title"]'

test('[R2.21] [R4.12] [R3.02] the splash opens once per browser, in the page’s language, unless forced; it keeps the focus and gives it back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.querySelector<HTMLElement>('header a[href="/en"]')?.focus())
  })
  await page.goto('/en')
  const dialog = page.getByRole('dialog', { name: 'The Earth lasted until July 24' })
  await expect(dialog).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  expect(await layoutShift(page)).toBeLessThan(0.05)
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
  await expect(page.locator('header a[href="/en"]')).toBeFocused()

  await page.reload({ waitUntil: 'load' })
  await idle(page)
  await expect(page.locator(splash)).toBeHidden()

  await page.goto('/nb?alwaysShowOvershootDaySplash')
  const forced = page.getByRole('dialog', { name: 'Jorda holdt til 24. juli' })
  await expect(forced).toBeVisible()
  await forced.locator('form[method="dialog"] button').last().click()
  await expect(forced).toBeHidden()
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

test('the splash does not open during checkout, nor over an error: it waits for the next page', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/nb/checkout', { waitUntil: 'load' })
  await idle(page)
  await expect(page.locator(splash)).toBeHidden()
  await page.goto('/nb/finnes-ikke', { waitUntil: 'load' })
  await idle(page)
  await expect(page.locator(splash)).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Gå tilbake til forsiden' }).click()
  await expect(page.getByRole('dialog', { name: /jorda holdt/i })).toBeVisible()
  pageErrors.splice(0)
})

test.describe('[R2.21] on a first visit consent is asked for first', () => {
  test.use({ consent: null })

  const card = (page: Page) => page.getByRole('region', { name: consent.title })

  /** What visitors do about the question, and whether it is still there afterwards. */
  const ways: Record<string, (page: Page) => Promise<'answered' | 'open'>> = {
    'answered at once: on the same page': async (page) => {
      await card(page).getByRole('button', { name: consent.onlyNecessary }).click()
      return 'answered'
    },
    'answered in the settings: on the same page': async (page) => {
      await card(page).getByRole('button', { name: consent.choose }).click()
      const settings = page.getByRole('dialog', { name: consent.title })
      await settings.getByRole('button', { name: consent.onlyNecessary }).click()
      await expect(settings).toBeHidden()
      return 'answered'
    },
    'not answered: on the next page that opens in place': async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Produkter' }).click()
      await page.waitForURL(/\/nb\/shop$/)
      return 'open'
    },
    'not answered: on the next page that loads': async (page) => {
      await page.evaluate(() => location.assign('/nb/shop'))
      await page.waitForURL(/\/nb\/shop$/)
      return 'open'
    },
  }

  test('the splash opens once it is answered, or on the next page', async ({ page }) => {
    for (const [way, follow] of Object.entries(ways))
      await test.step(way, async () => {
        await page.goto('/nb', { waitUntil: 'load' })
        await expect(card(page)).toBeVisible()
        await idle(page)
        await expect(page.locator(splash)).toBeHidden()
        const outcome = await follow(page)
        await expect(page.locator(splash)).toBeVisible()
        if (outcome === 'open') {
          await expect(page.locator('[data-consent-banner]')).toBeVisible()
          if (way.endsWith('loads')) expect(await seriousFindings(page)).toEqual([])
        }
        await page.evaluate(() => localStorage.clear())
      })
  })

  test('a flag opens it at once, whatever else is open; a dialog that the address asks for has the page to itself', async ({
    page,
  }) => {
    await test.step('a flag', async () => {
      await page.goto('/nb?alwaysShowOvershootDaySplash')
      await expect(page.locator(splash)).toBeVisible()
      await expect(page.locator('[data-consent-banner]')).toBeVisible()
    })

    await test.step('a dialog', async () => {
      await page.goto('/nb?x#log-in', { waitUntil: 'load' })
      await expect(page.locator('dialog[open]')).toBeVisible()
      await idle(page)
      await expect(page.locator(splash)).toBeHidden()
    })
  })
})

test.describe('search engines', () => {
  test.use({ consent: null, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })

  test('see the page, without splash or question about consent', async ({ page }) => {
    await page.goto('/nb', { waitUntil: 'load' })
    await idle(page)
    await expect(page.locator(splash)).toBeHidden()
    await expect(page.locator('[data-consent-banner]')).toBeHidden()
  })
})

/** Waits until scripts have run and the browser was idle once more than the splash waits for. */
async function idle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
}
