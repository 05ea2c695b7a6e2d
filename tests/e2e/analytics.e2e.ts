import type { Page } from '@playwright/test'
import { everything } from '#web/domain/consent.ts'
import { consent as nb } from '#web/i18n/messages/nb/consent.ts'
import { navigation } from '#web/i18n/messages/nb/navigation.ts'
import { expect, test } from './fixtures.ts'

test.describe('with consent to analytics', () => {
  test.use({ consent: everything })

  test('[R9.08] a page view is counted 250 ms after the route change, once', async ({ page }) => {
    await page.clock.install()
    await page.goto('/nb')
    await expect.poll(() => pageViews(page)).toEqual(['/nb'])
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.getByRole('banner').getByRole('link', { name: navigation.products }).click()
    // The way there may need a little time itself.
    await expect
      .poll(async () => {
        await page.clock.runFor(10)
        return new URL(page.url()).pathname
      })
      .toBe('/nb/shop')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.clock.runFor(225)
    expect(await pageViews(page)).toEqual(['/nb'])
    await page.clock.runFor(25)
    expect(await pageViews(page)).toEqual(['/nb', '/nb/shop'])
    await page.clock.runFor(5000)
    expect(await pageViews(page)).toEqual(['/nb', '/nb/shop'])
  })

  test('back and forward are page views, another filter is not; each has its title and no query', async ({ page }) => {
    await page.goto('/nb/shop?q=kari')
    await expect.poll(() => pageViews(page)).toHaveLength(1)
    await page.evaluate(() => history.pushState(null, '', '/nb/shop?color=1F3033'))
    await page.getByRole('banner').getByRole('link', { name: 'Tretopp' }).click()
    await expect.poll(() => pageViews(page)).toEqual(['/nb/shop', '/nb'])
    await page.goBack()
    await expect.poll(() => pageViews(page)).toEqual(['/nb/shop', '/nb', '/nb/shop'])
    const last = await page.evaluate(() => window.dataLayer?.at(-1))
    expect(last).toMatchObject({
      event: 'page_view',
      page_title: await page.title(),
      page_location: `${new URL(page.url()).origin}/nb/shop`,
      language: 'nb',
    })
  })

  test('a search is an event', async ({ page }) => {
    await page.goto('/nb/search')
    await page.getByRole('main').getByRole('combobox').fill('ull')
    await page.getByRole('main').getByRole('combobox').press('Enter')
    await expect
      .poll(() => page.evaluate(() => window.dataLayer?.find((event) => 'search_term' in event)))
      .toEqual({ event: 'search', search_term: 'ull' })
  })
})

test.describe('before there is a choice', () => {
  test.use({ consent: null })

  test('[R2.24] nothing is counted; consent counts the open page and no earlier one', async ({ page }) => {
    await page.clock.install()
    await page.goto('/nb')
    await page.getByRole('banner').getByRole('link', { name: navigation.products }).click()
    await page.waitForURL('**/nb/shop')
    await page.clock.runFor(1000)
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
    await page.getByRole('region', { name: nb.title }).getByRole('button', { name: nb.acceptAll }).click()
    await expect.poll(() => pageViews(page)).toEqual(['/nb/shop'])
  })
})

function pageViews(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((event) => ('page_path' in event ? [event.page_path] : [])),
  )
}
