import { expect, seriousFindings, test } from '../support/fixtures.ts'

const missing = [
  '/nb/finnes-ikke',
  '/en/shop/no-such-garment',
  '/nb/magasin/finnes-ikke',
  '/de',
  '/de/shop',
  '/en/community/no-such-product',
]

for (const path of missing) {
  test(`[R2.31] ${path} is a real 404 from the first visit on, with a way out`, async ({ page, pageErrors }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('main a').first()).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    // Chromium itself logs the response's status.
    expect(pageErrors.splice(0).filter((text) => !text.includes('status of 404'))).toEqual([])
  })
}

const ways = {
  nb: { tryAgain: 'Prøv igjen', frontPage: 'Gå tilbake til forsiden', allProducts: 'Se alle produkter' },
  en: { tryAgain: 'Try again', frontPage: 'Go back to the front page', allProducts: 'See all products' },
} as const

for (const lang of ['nb', 'en'] as const) {
  const { tryAgain, frontPage, allProducts } = ways[lang]

  test(`[R2.23] the ${lang} 404 page leads to the front page and all products`, async ({ page, pageErrors }) => {
    await page.goto(`/${lang}/no-such-page`)
    const main = page.locator('main')
    await expect(main.getByRole('link', { name: frontPage })).toHaveAttribute('href', `/${lang}`)
    await expect(main.getByRole('link', { name: allProducts })).toHaveAttribute('href', `/${lang}/shop`)
    pageErrors.splice(0)
  })

  for (const where of ['server', 'client'] as const) {
    test(`[R2.23] [R2.32] a page that throws on the ${where} shows the ${lang} error page with its three ways out`, async ({
      page,
      pageErrors,
    }) => {
      const response = await page.goto(`/${lang}/test-error?where=${where}`)
      expect(response?.status()).toBe(where === 'server' ? 500 : 200)
      const main = page.locator('main')
      await expect(main.locator('h1')).toBeVisible()
      await expect(main.getByRole('link', { name: frontPage })).toHaveAttribute('href', `/${lang}/`)
      await expect(main.getByRole('link', { name: allProducts })).toHaveAttribute('href', `/${lang}/shop`)
      expect(await seriousFindings(page)).toEqual([])
      const reload = page.waitForRequest((request) => request.isNavigationRequest())
      await main.getByRole('button', { name: tryAgain }).click()
      expect((await reload).url()).toContain(`/${lang}/test-error?where=${where}`)
      await expect(main.locator('h1')).toBeVisible()
      pageErrors.splice(0)
      await main.getByRole('link', { name: allProducts }).click()
      await expect(page).toHaveURL(`/${lang}/shop`)
      pageErrors.splice(0)
    })
  }
}
