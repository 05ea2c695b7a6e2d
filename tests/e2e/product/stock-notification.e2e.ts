import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { DEFAULT_ADMIN_KEY } from '#sandbox/commerce/server.ts'
import type { Mail } from '#sandbox/mail/mail-store.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect, test } from '../support/fixtures.ts'
import { runShopJob } from '../support/shop-jobs.ts'

const { SITE_ORIGIN, CENTRA_API_URL, INBOX_URL } = testAddresses
/**
 * Yr packable jacket, size XXS, in ice blue and in lingonberry red: sold out in the demo shop. An item for each test
 * that buys in.
 */
const iceBlue = '17301-1730101'
const lingonberry = '17302-1730201'
/** Size M of it. */
const inStock = '17301-1730104'
const origin = { origin: SITE_ORIGIN }
const api = `${SITE_ORIGIN}/api/v1`

async function setStock(request: APIRequestContext, itemId: string, stock: number): Promise<void> {
  const address = new URL(`/admin/items/${itemId}/stock`, CENTRA_API_URL).href
  const response = await request.put(address, { data: { stock }, headers: { 'x-admin-key': DEFAULT_ADMIN_KEY } })
  expect(response.status()).toBe(200)
}

async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const mails = (await (await request.get(`${INBOX_URL}/api/messages`)).json()) as Mail[]
  return mails.filter(({ to }) => to === email)
}

/** As the form of a product page does. */
async function requestStockNotification(
  request: APIRequestContext,
  email: string,
  itemId: string,
  lang: 'nb' | 'en',
): Promise<number> {
  const data = { email, itemId, centraId: '173', lang }
  return (await request.post(`${api}/stock-notifications`, { data, headers: origin })).status()
}

test.describe('"notify me"', () => {
  test('one mail, once the item is back, in the language of the page; its links lead to the item and out', async ({
    page,
    request,
  }) => {
    const [english, norwegian] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`]
    expect(await requestStockNotification(request, english, iceBlue, 'en')).toBe(201)
    expect(await requestStockNotification(request, english, iceBlue, 'en')).toBe(201)
    expect(await requestStockNotification(request, norwegian, iceBlue, 'nb')).toBe(201)
    expect(await mailsTo(request, english)).toEqual([])

    await setStock(request, iceBlue, 4)
    await runShopJob('mail-returned-items')
    await expect.poll(async () => (await mailsTo(request, english)).length).toBe(1)
    await expect.poll(async () => (await mailsTo(request, norwegian)).length).toBe(1)
    const [mail] = await mailsTo(request, english)
    expect(mail).toMatchObject({
      subject: 'Yr packable jacket is back in stock',
      from: '"Tretopp" <hei@tretopp.example>',
    })
    expect(mail?.text).toContain('Ice blue, size XXS')
    expect((await mailsTo(request, norwegian))[0]?.subject).toBe('Yr lommejakke er på lager igjen')

    const [product = '', unsubscribe = ''] = mail?.text.match(/https?:\S+/g) ?? []
    expect(await (await request.get(product)).text()).toMatch(/<h1[^>]*>Yr packable jacket</)
    expect(new URL(product).search).toMatch(/fit=women&size=XXS&color=[0-9A-F]{6}/)

    await page.goto(unsubscribe)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Delete the address' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The address is deleted')
    expect(await (await request.get(unsubscribe)).text()).toMatch(/<h1[^>]*>The address is deleted</)
    expect(await mailsTo(request, english)).toHaveLength(1)
    await setStock(request, iceBlue, 0)
  })

  test('one click in a mail program is enough; a made-up link does nothing', async ({ request }) => {
    const email = `${randomUUID()}@example.com`
    expect(await requestStockNotification(request, email, lingonberry, 'nb')).toBe(201)
    await setStock(request, lingonberry, 2)
    // Anybody who asks now need not wait.
    const data = { email: `${randomUUID()}@example.com`, itemId: lingonberry, centraId: '173', lang: 'nb' }
    expect((await request.post(`${api}/stock-notifications`, { data, headers: origin })).status()).toBe(409)
    await runShopJob('mail-returned-items')
    await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
    const [, link = ''] = (await mailsTo(request, email))[0]?.text.match(/https?:\S+/g) ?? []
    expect((await request.post(link.replace(/token=.*/, 'token=guessed'))).status()).toBe(404)
    const response = await request.post(link, { form: { 'List-Unsubscribe': 'One-Click' } })
    expect(response.status()).toBe(200)
    expect(response.headers()['cache-control']).toBe('no-store')
    expect(await response.text()).toContain('Adressen er slettet')
    await setStock(request, lingonberry, 0)
  })

  test('validation errors are in the language of the request', async ({ request }) => {
    const valid = { email: 'kari@example.com', itemId: iceBlue, centraId: '173', lang: 'en' }
    const ask = async (changes: Record<string, unknown>, headers: Record<string, string> = origin) => {
      const response = await request.post(`${api}/stock-notifications?lang=en`, {
        data: { ...valid, ...changes },
        headers,
      })
      return [response.status(), await response.json()]
    }
    expect(await ask({ email: 'kari' })).toEqual([
      400,
      { code: 'invalidEmail', message: 'Enter a valid e-mail address.' },
    ])
    expect(await ask({ itemId: 'x' })).toEqual([400, { code: 'malformedItem', message: 'item id is malformed' }])
    expect(await ask({ centraId: '99999' })).toEqual([404, { code: 'noSuchProduct', message: 'No such product' }])
    expect(await ask({ itemId: '17301-1' })).toEqual([404, { code: 'noSuchProduct', message: 'No such product' }])
    expect(await ask({ itemId: inStock })).toEqual([
      409,
      { code: 'itemInStock', message: 'The item is back in stock. Reload the page to buy it.' },
    ])
    expect(await ask({ email: 'a'.repeat(20_000) })).toMatchObject([413, { code: 'bodyTooLarge' }])
    expect(await ask({}, {})).toMatchObject([403, { code: 'wrongOrigin' }])
    expect(await ask({}, { origin: 'https://evil.example' })).toMatchObject([403, { code: 'wrongOrigin' }])
  })
})

test.describe('[R7.06] the product backend', () => {
  test('returns the preorder stock by item number, and [R8.02] counts the reservations of a product', async ({
    request,
  }) => {
    await test.step('the preorder stock by item number', async () => {
      const response = await request.get(`${api}/preorder-stock`)
      expect(response.status()).toBe(200)
      const { stock } = await response.json()
      // Glo insulated jacket, first variant, first size.
      expect(stock).toContainEqual({
        productId: 1030101,
        stock: expect.any(Number),
        nextDeliveryStock: expect.any(Number),
        deliveryDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      })
    })

    await test.step('the reservations: 0 without a campaign, 404 for an unknown product', async () => {
      const count = async (centraId: string) => {
        const response = await request.get(`${api}/crowdfunding/product/${centraId}?lang=en`)
        return [response.status(), await response.json()]
      }
      expect(await count('106')).toEqual([200, { orderCount: 67, held: 0 }])
      expect(await count('101')).toEqual([200, { orderCount: 0, held: 0 }])
      expect(await count('nope')).toEqual([404, { code: 'noSuchProduct', message: 'No such product' }])
      expect(await count("' OR 1=1 --")).toMatchObject([404, { code: 'noSuchProduct' }])
    })
  })
})
