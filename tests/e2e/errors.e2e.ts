import { expect, seriousFindings, test } from './fixtures.ts'

const missing = [
  '/nb/finnes-ikke',
  '/en/shop/no-such-garment',
  '/nb/magasin/finnes-ikke',
  '/de',
  '/de/shop',
  '/en/community/no-such-product',
]

for (const path of missing) {
  test(`[R2.31] ${path} is a real 404 from the first visit on, with a way out`, async ({ page, complaints }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('main a').first()).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    // Chromium itself logs the answer's status.
    expect(complaints.splice(0).filter((text) => !text.includes('status of 404'))).toEqual([])
  })
}

test('[R2.32] test-error throws on the server and shows the 500 page', async ({ page, complaints }) => {
  const response = await page.goto('/en/test-error?where=server')
  expect(response?.status()).toBe(500)
  await expect(page.locator('h1')).toBeVisible()
  complaints.splice(0)
})

test('[R2.32] test-error throws on the client and shows the error page with its ways out', async ({
  page,
  complaints,
}) => {
  await page.goto('/nb/test-error')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('main a[href="/nb/shop"]')).toBeVisible()
  complaints.splice(0)
})
