import { onlyNecessary } from '#web/domain/visitor/consent.ts'
import { expect, test } from '../support/fixtures.ts'

const switchTo = (language: 'nb' | 'en') => `footer a[hreflang="${language}"]`

test('[R1.02] the language switch keeps page and query, and is remembered by browser and server', async ({
  page,
  context,
}) => {
  await test.step('visitors who never chose a language are not redirected', async () => {
    await page.goto('/en/shop', { waitUntil: 'networkidle' })
    expect(new URL(page.url()).pathname).toBe('/en/shop')
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('language')
  })

  await page.goto('/nb/shop/women?state=preorder&size=M')
  await page.locator(switchTo('en')).click()
  await page.waitForURL('**/en/shop/women?state=preorder&size=M')
  expect(await page.getAttribute('html', 'lang')).toBe('en')
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/en')

  await test.step('a page in another language than the saved one leads to its translation, query kept, once', async () => {
    await page.goto('/en')
    await page.locator(switchTo('nb')).click()
    await page.waitForURL('**/nb')
    await page.goto('/en/content/terms-and-conditions?from=mail#withdrawal', { referer: 'https://mail.example/' })
    await page.waitForURL('**/nb/content/vilkar-og-kjopsbetingelser?from=mail#withdrawal')
    expect(await page.getAttribute('html', 'lang')).toBe('nb')
    // The redirect leaves no entry in the history.
    await page.goBack()
    await page.waitForURL('**/nb')
  })
})

test('[R1.02] [R2.18] [R2.30] the mobile menu has language and country, for the page that is shown', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/nb')
  await page.getByRole('button', { name: 'Meny', exact: true }).click()
  const menu = page.locator('#site-menu')
  await expect(menu.getByLabel('Leveres til').locator('option', { hasText: 'Sverige' })).toHaveCount(1)
  await menu.getByRole('link', { name: 'Produkter' }).click()
  await page.waitForURL('**/nb/shop')
  await expect(page.locator('h1:visible')).toHaveText('Alle produkter')
  await page.getByRole('button', { name: 'Meny', exact: true }).click()
  await menu.getByRole('link', { name: 'Read this page in English' }).click()
  await page.waitForURL('**/en/shop')
})

test('a switch that is clicked before scripts run is not undone', async ({ page, context }) => {
  await page.goto('/en')
  await page.locator(switchTo('nb')).click()
  await page.waitForURL('**/nb')
  // As a link without a script: the language switch is known by the referrer only.
  await page.goto('/en/shop', { referer: page.url() })
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('en')
  expect(new URL(page.url()).pathname).toBe('/en/shop')
})

test('[R1.02] an address with the slug of the other language leads to the page, query kept', async ({ request }) => {
  for (const [from, to] of [
    ['/en/shop/yr-lommejakke?size=M', '/en/shop/yr-packable-jacket?size=M'],
    ['/nb/shop/yr-packable-jacket', '/nb/shop/yr-lommejakke'],
    ['/nb/content/terms-and-conditions', '/nb/content/vilkar-og-kjopsbetingelser'],
  ]) {
    const response = await request.get(from ?? '', { maxRedirects: 0 })
    expect([response.status(), response.headers().location], from).toEqual([307, to])
  }
})

test.describe('with consent to marketing', () => {
  test.use({ consent: { ...onlyNecessary, marketing: true } })

  test('[R3.01] [R7.05] another tab’s choice and the campaign of the landing address are in one key', async ({
    page,
    context,
  }) => {
    await page.goto('/nb/shop?mc_cid=spring')
    const stored = () => page.evaluate(() => localStorage.getItem('localState'))
    await expect.poll(stored).toContain('"mailchimpCampaignId":"spring"')
    const other = await context.newPage()
    await other.goto('/nb')
    await other.locator(switchTo('en')).click()
    await other.waitForURL('**/en')
    await expect.poll(stored).toContain('"language":"en"')
    await expect.poll(stored).toContain('"mailchimpCampaignId":"spring"')
  })
})
