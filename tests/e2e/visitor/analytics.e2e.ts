import type { Page } from '@playwright/test'
import { everything } from '#web/domain/visitor/consent.ts'
import { consent as nb } from '#web/i18n/messages/nb/consent.ts'
import { navigation } from '#web/i18n/messages/nb/navigation.ts'
import { expect, test } from '../support/fixtures.ts'
import { ownBag } from '../support/own-bag.ts'

test.use({ savesData: false })

test.describe('with consent to analytics', () => {
  test.use({ consent: everything })

  test('[R9.08] a page view is counted 250 ms after the route change, once', async ({ page }) => {
    await page.clock.install()
    await page.goto('/nb')
    await expect.poll(() => pageViews(page)).toEqual(['/nb'])
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await page.getByRole('banner').getByRole('link', { name: navigation.products }).click()
    // Reaching that state may take a moment itself.
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

  test('a list of products is reported when it is seen, and clicks on its products are too', async ({ page }) => {
    await page.goto('/nb/shop/women')
    await page.locator('main [data-listing] li').first().scrollIntoViewIfNeeded()
    await expect.poll(() => events(page, 'view_item_list')).toHaveLength(1)
    const [seen] = await events(page, 'view_item_list')
    const titles = await page.locator('main:visible [data-listing] li:visible h2').allTextContents()
    const name = await page.locator('main:visible h1').textContent()
    expect(seen).toMatchObject({ item_list_id: '/nb/shop/women', item_list_name: name })
    expect(seen?.items?.map(({ item_name }) => item_name)).toEqual(titles)
    expect(seen?.items?.every(({ item_id }) => /^\d+$/.test(item_id))).toBe(true)
    await page.locator('main [data-listing] li h2 a').nth(2).click()
    await page.waitForURL('**/nb/shop/*fit=women')
    const [chosen] = await events(page, 'select_item')
    expect(chosen).toMatchObject({ item_list_id: '/nb/shop/women', items: [{ item_name: titles[2], index: 2 }] })
    await expect
      .poll(() => events(page, 'view_item'))
      .toMatchObject([{ items: [{ item_id: chosen?.items?.[0]?.item_id }] }])
  })

  test('a search is an event, and its results are reported as a list, products only', async ({ page }) => {
    await page.goto('/en/search')
    const field = page.getByRole('main').getByRole('combobox')
    await field.fill('wool')
    await field.press('Enter')
    await expect
      .poll(() => page.evaluate(() => window.dataLayer?.find((event) => 'search_term' in event)))
      .toEqual({ event: 'search', search_term: 'wool' })
    await expect.poll(() => events(page, 'view_item_list')).toHaveLength(1)
    const products = page.locator('main ol > li[data-centra-id]')
    const [seen] = await events(page, 'view_item_list')
    expect(seen?.items).toHaveLength(await products.count())
    await expect(products.first()).toContainText(/\d\sNOK/)
    await products.nth(1).getByRole('link').click()
    await expect
      .poll(() => events(page, 'select_item'))
      .toMatchObject([{ item_list_id: '/en/search', items: [{ index: 1 }] }])
  })

  test('[R9.14] the bag’s content is reported each time it is opened, except an empty one, and with the click to the checkout', async ({
    page,
  }) => {
    await ownBag(page, { items: ['10103-1010305', '10103-1010305'] })
    await page.goto('/nb/om-oss')
    await expect(page.locator('#bag-button')).toContainText('2')
    await page.locator('#bag-button').click()
    const viewed = {
      currency: 'NOK',
      value: 2 * 3999,
      items: [{ item_id: '10103-1010305', price: 3999, quantity: 2 }],
    }
    await expect.poll(() => events(page, 'view_cart')).toMatchObject([viewed])
    await page.keyboard.press('Escape')
    await page.locator('#bag-button').click()
    await expect.poll(() => events(page, 'view_cart')).toHaveLength(2)
    // The next page has another data layer.
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { capture: true }))
    await page.locator('#bag').getByRole('link', { name: 'Til kassen' }).click()
    await expect.poll(() => events(page, 'begin_checkout')).toMatchObject([viewed])
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

type EcommerceData = { items?: { item_id: string; item_name: string }[] }

/** The events with this name, in order. */
function events(page: Page, name: string): Promise<EcommerceData[]> {
  return page.evaluate(
    (wanted) =>
      (window.dataLayer ?? []).flatMap((event) =>
        'event' in event && event.event === wanted && 'ecommerce' in event ? [event.ecommerce as EcommerceData] : [],
      ),
    name,
  )
}

function pageViews(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((event) => ('page_path' in event ? [event.page_path] : [])),
  )
}
