import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { GOOD_CARD, Shopper } from '#tests/contract/commerce/payment-calls.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import { formatMoney } from '#web/domain/money.ts'
import { purchaseDeadline } from '#web/domain/product/reserved-purchase.ts'
import { localStateKey } from '#web/domain/visitor/local-state.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { en } from '#web/i18n/en.ts'
import { nb } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { confirmByMail } from '../support/confirm-reservation.ts'
import { expect } from '../support/fixtures.ts'
import { mailsTo } from '../support/inbox.ts'
import { callCommerceAdmin, fillSelection, ownBag } from '../support/own-bag.ts'
import { logInAs, ownMember, verifyAddress } from '../support/own-member.ts'
import { test } from '../support/own-product.ts'
import { runShopJob } from '../support/shop-jobs.ts'
import { staffHeaders } from '../support/staff-headers.ts'
import { items, order } from './checkout-page.ts'

const { SITE_ORIGIN, CENTRA_API_URL } = testAddresses

type Reserved = {
  readonly centraId: string
  readonly items: readonly string[]
  readonly email: string
  readonly lang: 'nb' | 'en'
}

/**
 * A guest reserves and follows the link in the mail; then the price rises, and staff start production. Returns the link
 * to pay.
 */
async function reserveAndStart(request: APIRequestContext, { centraId, items: reserved, email, lang }: Reserved) {
  const data = { idempotencyKey: randomUUID(), email, paymentFollows: false, lang }
  const response = await request.post('/api/v1/reservations', {
    data: { ...data, selection: await fillSelection({ items: reserved }) },
    headers: { origin: SITE_ORIGIN },
  })
  expect(response.status()).toBe(201)
  await confirmByMail(request, email)
  await callCommerceAdmin('PUT', `products/${centraId}01/prices`, { prices: { NOK: 199_900, EUR: 19_900 } })
  const decided = await request.put(`/api/v1/staff/campaigns/${centraId}/decision`, {
    data: { decision: 'production' },
    headers: await staffHeaders(),
  })
  expect(decided.status()).toBe(200)
  await runShopJob('mail-campaign-decisions')
  const linkInMail = async () =>
    (await mailsTo(request, email)).map(({ text }) => text.match(/https?:\S+\/purchase\S+/)?.[0]).find(Boolean) ?? ''
  await expect.poll(linkInMail, { timeout: 20_000 }).not.toBe('')
  return await linkInMail()
}

/** The token of the page's selection. */
async function tokenOf(page: Page): Promise<string> {
  return await page.evaluate((key) => JSON.parse(localStorage[key]).state.centra.token, localStateKey)
}

test('[R1.09] when production starts, the personal link sells what was reserved at the reserved price, together with what is in the bag, once', async ({
  page,
  request,
  ownProduct,
}) => {
  const { centraId, item } = await ownProduct({ content: { productState: 'crowdFunding', crowdfundingGoal: 10 } })
  const email = `${randomUUID()}@example.com`
  const link = await reserveAndStart(request, { centraId, items: [item('M'), item('M')], email, lang: 'nb' })

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

  const token = await tokenOf(page)
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
  const summary = await (
    await request.get(`/api/v1/staff/campaigns/${centraId}`, { headers: await staffHeaders() })
  ).json()
  expect(summary).toMatchObject({ decision: 'production', reservations: 1, bought: 1 })
})

test('[R1.09] [R2.34] without the mail it is paid from the account once the address is verified, even if a guest reserved it', async ({
  page,
  context,
  request,
  ownProduct,
}) => {
  const { account, checkout, payment } = en
  const campaign = { productState: 'crowdFunding', crowdfundingGoal: 10 }
  const { centraId, item } = await ownProduct({ content: campaign })
  const member = await ownMember('Kari Nordmann', 'en')
  await reserveAndStart(request, { centraId, items: [item('M')], email: member.email, lang: 'en' })
  await page.setViewportSize({ width: 375, height: 900 })
  await logInAs(context, member)
  const product = 'Sample garment'
  const openList = async () => {
    // A change of the fragment alone would not load the page again.
    await page.goto('about:blank')
    await page.goto('/en/account#reservations')
    const section = page.locator('section#reservations')
    await section.scrollIntoViewIfNeeded()
    return section
  }
  const before = await openList()
  await expect(before).toContainText(account.reservationsNotVerified)
  await expect(before).not.toContainText(product)

  await verifyAddress(member)
  const list = await openList()
  await expect(list).toContainText(product)
  const until = purchaseDeadline(new Date())
  const whole = formatMoney('en', { amount: 1398, currency: 'NOK' })
  await expect(list).toContainText(fillIn(account.payUntil, { sum: whole, date: formatDate('en', until) }))
  await expect(list).not.toContainText(account.reservationsNotVerified)
  expect(await seriousFindings(page)).toEqual([])
  await list.getByRole('link', { name: `${account.payNow} ${fillIn(account.payNowFor, { product })}` }).click()
  await expect(page.getByText(checkout.purchaseReady)).toBeVisible()
  await expect(page).toHaveURL(/\/en\/checkout$/)

  await expect(page.getByText(payment.preparing, { exact: true })).toBeHidden({ timeout: 30_000 })
  const shopper = new Shopper(CENTRA_API_URL)
  shopper.token = await tokenOf(page)
  const { items: lines } = await shopper.selection()
  expect(lines).toMatchObject([{ item: item('M'), quantity: 1, priceEachAsNumber: 1299 }])
  const { status, body } = await shopper.pay(GOOD_CARD)
  expect(status).toBe(201)
  const paid = await openList()
  await expect(paid).toContainText(fillIn(account.boughtBy, { order: String(body.order) }))
  await expect(paid.getByRole('link', { name: account.payNow })).toHaveCount(0)
})
