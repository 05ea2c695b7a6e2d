import { expect, test } from '../support/fixtures.ts'

const languages = ['nb', 'en'] as const
const routes = [
  '', '/shop', '/shop/women', '/shop/men', '/checkout', '/checkout/failed', '/checkout/success', '/check-payment', '/crowdfunding/confirmation',
  '/account', '/search', '/community', '/environment', '/content/community', '/test-error',
] // biome-ignore format: one glance

for (const lang of languages) {
  test(`[R2.02] [R2.03] [R2.08] every fixed route answers in ${lang}`, async ({ request }) => {
    for (const route of routes) {
      const response = await request.get(`/${lang}${route}`)
      expect(response.status(), `/${lang}${route}`).toBe(200)
      expect(await response.text()).toContain(`<html lang="${lang}"`)
    }
  })
}

test('[R2.11] the terms are where checkout and consent link to', async ({ page }) => {
  for (const path of ['/en/content/terms-and-conditions', '/nb/content/vilkar-og-kjopsbetingelser']) {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.locator('h1')).toBeVisible()
  }
})

test('/ leads to the default language, or to the saved one', async ({ request }) => {
  const first = await request.get('/', { maxRedirects: 0, headers: { 'accept-language': 'en' } })
  expect(first.status()).toBe(307)
  expect(new URL(first.headers().location ?? '', first.url()).pathname).toBe('/nb')
})

test('[R2.12] old paths with an ampersand lead to the new ones for good, in any case, encoded or not', async ({
  request,
}) => {
  const moves = [
    ['/en/shop/men/jackets-&-shirts', '/en/shop/men/jackets-and-shirts'],
    ['/en/shop/women/Jackets-%26-Shirts', '/en/shop/women/jackets-and-shirts'],
    ['/nb/shop/men/bukser-&-shorts', '/nb/shop/men/bukser-og-shorts'],
    ['/NB/Shop/Women/BUKSER-%26-SHORTS', '/nb/shop/women/bukser-og-shorts'],
  ] as const
  for (const [from, to] of moves) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect(response.status(), from).toBe(308)
    expect(new URL(response.headers().location ?? '', response.url()).pathname, from).toBe(to)
    expect((await request.get(to)).status(), to).toBe(200)
  }
})
