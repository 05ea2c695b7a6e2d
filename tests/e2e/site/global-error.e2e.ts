import type { Page } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { errors as en } from '#web/i18n/messages/en/errors.ts'
import { errors as nb } from '#web/i18n/messages/nb/errors.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'

const texts = { nb, en } as const

/** A browser in which a part of every page's frame (the menu) breaks as the page hydrates. */
async function breakFrame(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('mended')) return
    window.matchMedia = () => {
      Object.assign(window, { isBroken: true })
      throw new Error('Broken frame')
    }
  })
}

test('[R2.23] when even the frame of a page breaks, the error page with its three links is shown instead', async ({
  page,
  request,
  pageErrors,
}) => {
  await breakFrame(page)
  for (const lang of ['en', 'nb'] as const) {
    await test.step(lang, async () => {
      const t = texts[lang]
      await page.goto(`/${lang}/shop`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.serverTitle)
      await expect(page).toHaveTitle(t.serverTitle)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('body > header')).toHaveCount(0)
      await expect(main.getByRole('link', { name: t.backToFrontPage })).toHaveAttribute('href', `/${lang}/`)
      await expect(main.getByRole('link', { name: t.allProducts })).toHaveAttribute('href', `/${lang}/shop`)
      if (lang === 'en') return
      await expect(main.getByRole('button', { name: t.tryAgain })).toHaveCSS('background-color', 'rgb(31, 48, 51)')
      expect(await seriousFindings(page)).toEqual([])
      const sink = `${new URL(testAddresses.SENTRY_DSN).origin}/api/events`
      const report = expect.objectContaining({ tags: expect.objectContaining({ where: 'layout' }) })
      await expect
        .poll(async () => (await (await request.get(sink)).json()).map(({ event }: { event: object }) => event))
        .toContainEqual(report)
      await page.evaluate(() => sessionStorage.setItem('mended', 'yes'))
      await main.getByRole('button', { name: t.tryAgain }).click()
      await expect(page.locator('body > header')).toBeVisible()
      await expect(page).toHaveURL(`/${lang}/shop`)
      await page.evaluate(() => sessionStorage.clear())
    })
  }
  pageErrors.splice(0)
})

test('[R2.23] when the texts of that page cannot be loaded either, a link to the front page remains', async ({
  page,
  pageErrors,
}) => {
  await breakFrame(page)
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const isBroken = await page.evaluate(() => 'isBroken' in window)
    await (isBroken ? route.abort() : route.continue())
  })
  await page.goto('/en/shop')
  const way = page.getByRole('main').getByRole('link', { name: new URL(page.url()).host })
  await expect(way).toHaveAttribute('href', '/')
  pageErrors.splice(0)
})
