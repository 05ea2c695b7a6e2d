import { randomUUID } from 'node:crypto'
import { GOOD_CARD, Shopper } from '#tests/contract/commerce/payment-calls.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import { localStateKey } from '#web/domain/visitor/local-state.ts'
import { nb } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { confirmByMail } from '../support/confirm-reservation.ts'
import { expect, seriousFindings } from '../support/fixtures.ts'
import { mailsTo } from '../support/inbox.ts'
import { callCommerceAdmin, fillSelection, ownBag } from '../support/own-bag.ts'
import { test } from '../support/own-product.ts'
import { runShopJob } from '../support/shop-jobs.ts'
import { staffHeaders } from '../support/staff-headers.ts'
import { items, order } from './checkout-page.ts'

const { SITE_ORIGIN, CENTRA_API_URL } = testAddresses

test('[R1.09] when production starts, the personal link sells what was reserved at the reserved price, beside what is in the bag, once', async ({
  page,
  request,
  ownProduct,
}) => {
  const { centraId, item } = await ownProduct({ content: { productState: 'crowdFunding', crowdfundingGoal: 10 } })
  const email = `${randomUUID()}@example.com`
  const reserved = await request.post('/api/v1/reservations', {
    data: {
      idempotencyKey: randomUUID(),
      email,
      paymentFollows: false,
      lang: 'nb',
      selection: await fillSelection({ items: [item('M'), item('M')] }),
    },
    headers: { origin: SITE_ORIGIN },
  })
  expect(reserved.status()).toBe(201)
  await confirmByMail(request, email)
  await callCommerceAdmin('PUT', `products/${centraId}01/prices`, { prices: { NOK: 199_900, EUR: 19_900 } })
  const staff = await staffHeaders()
  const campaign = `/api/v1/staff/campaigns/${centraId}`
  const decided = await request.put(`${campaign}/decision`, { data: { decision: 'production' }, headers: staff })
  expect(decided.status()).toBe(200)
  await runShopJob('mail-campaign-decisions')
  const linkInMail = async () =>
    (await mailsTo(request, email)).map(({ text }) => text.match(/https?:\S+\/purchase\S+/)?.[0]).find(Boolean) ?? ''
  await expect.poll(linkInMail, { timeout: 20_000 }).not.toBe('')
  const link = await linkInMail()

  await ownBag(page, { items: [items.jacket] })
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(link)
  await expect(page.getByText(nb.checkout.purchaseReady)).toBeVisible()
  await expect(page).toHaveURL(/\/nb\/checkout$/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(order(page)).toContainText('Storr skalljakke')
  await expect(order(page)).toContainText('Prøveplagg')
  // 2 × 1299 and the jacket.
  await expect(order(page)).toContainText(/6\s597/)
  await expect(order(page)).not.toContainText(/1\s999/)
  await expect(page.getByText(nb.payment.preparing, { exact: true })).toBeHidden({ timeout: 30_000 })
  expect(await seriousFindings(page)).toEqual([])

  const token = await page.evaluate((key) => JSON.parse(localStorage[key]).state.centra.token, localStateKey)
  // Again, and in another browser: the same selection, with nothing twice.
  await page.goto(link)
  await expect(page.getByText(nb.checkout.purchaseReady)).toBeVisible()
  const shopper = new Shopper(CENTRA_API_URL)
  shopper.token = token
  const held = (await shopper.selection()).items.map((line) => [line.item, line.quantity, line.priceEachAsNumber])
  expect(held).toEqual([
    [items.jacket, 1, 3999],
    [item('M'), 2, 1299],
  ])
  const { status, body } = await shopper.pay(GOOD_CARD)
  expect(status).toBe(201)
  await page.goto(link)
  await expect(page.getByText(fillIn(nb.reservations.purchaseBought, { order: String(body.order) }))).toBeVisible()
  const summary = await (await request.get(campaign, { headers: staff })).json()
  expect(summary).toMatchObject({ decision: 'production', reservations: 1, bought: 1 })
})
