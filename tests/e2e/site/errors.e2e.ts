import { seriousFindings } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'

const missing = [
  '/nb/finnes-ikke',
  '/en/shop/no-such-garment',
  '/nb/magasin/finnes-ikke',
  '/de',
  '/de/shop',
  '/en/community/no-such-product',
]

test('[R2.31] a missing page is a real 404 from the first visit on', async ({ request }) => {
  for (const path of missing) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toMatch(/<main.*<h1.*<a .*<\/main>/s)
  }
})

const ways = {
  nb: { tryAgain: 'Prøv igjen', frontPage: 'Gå tilbake til forsiden', allProducts: 'Se alle produkter' },
  en: { tryAgain: 'Try again', frontPage: 'Go back to the front page', allProducts: 'See all products' },
} as const

test('[R2.23] [R2.31] [R2.32] the error pages lead to the front page and all products, and to the page again', async ({
  page,
  pageErrors,
}) => {
  const main = page.locator('main')
  for (const lang of ['nb', 'en'] as const) {
    const { frontPage, allProducts } = ways[lang]
    await test.step(`a page that is missing, in ${lang}`, async () => {
      const response = await page.goto(`/${lang}/no-such-page`)
      expect(response?.status()).toBe(404)
      await expect(main.getByRole('link', { name: frontPage })).toHaveAttribute('href', `/${lang}`)
      await expect(main.getByRole('link', { name: allProducts })).toHaveAttribute('href', `/${lang}/shop`)
      if (lang === 'nb') expect(await seriousFindings(page)).toEqual([])
    })
  }
  // Chromium itself logs the response's status.
  expect(pageErrors.splice(0).filter((text) => !text.includes('status of 404'))).toEqual([])

  for (const { where, lang } of [
    { where: 'server', lang: 'nb' },
    { where: 'client', lang: 'en' },
  ] as const)
    await test.step(`a page that throws on the ${where}, in ${lang}`, async () => {
      const { tryAgain, frontPage, allProducts } = ways[lang]
      const response = await page.goto(`/${lang}/test-error?where=${where}`)
      expect(response?.status()).toBe(where === 'server' ? 500 : 200)
      await expect(main.locator('h1')).toBeVisible()
      await expect(main.getByRole('link', { name: frontPage })).toHaveAttribute('href', `/${lang}/`)
      await expect(main.getByRole('link', { name: allProducts })).toHaveAttribute('href', `/${lang}/shop`)
      expect(await seriousFindings(page)).toEqual([])
      const reload = page.waitForRequest((request) => request.isNavigationRequest())
      await main.getByRole('button', { name: tryAgain }).click()
      expect((await reload).url()).toContain(`/${lang}/test-error?where=${where}`)
      await expect(main.locator('h1')).toBeVisible()
      await main.getByRole('link', { name: allProducts }).click()
      await expect(page).toHaveURL(`/${lang}/shop`)
    })
  pageErrors.splice(0)
})

test('a page whose scripts are lost on their way, as when a phone changes its network, works once they can be loaded', async ({
  page,
  pageErrors,
}) => {
  const address = '/nb/shop?sort=name'
  const html = await (await page.request.get(address)).text()
  const scripts = new Set([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src))
  const lost = new Set<string>()
  await page.route('**/_next/static/chunks/**/*.js', (route) => {
    const { pathname } = new URL(route.request().url())
    if (!scripts.has(pathname) || lost.has(pathname)) return route.continue()
    lost.add(pathname)
    return route.abort('internetdisconnected')
  })
  await page.goto(address)
  await expect(page.locator('[data-pending]')).toHaveCount(0)
  await page.locator('#bag-button').click()
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  expect(lost.size).toBeGreaterThan(5)
  expect(pageErrors.splice(0).filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
})
