import { testAddresses } from '#tests/setup/addresses.ts'
import { nb } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { expect } from '../support/fixtures.ts'
import { callCommerceAdmin, ownBag } from '../support/own-bag.ts'
import { test } from '../support/own-product.ts'
import { staffHeaders } from '../support/staff-headers.ts'
import { field, order } from './checkout-page.ts'
import {
  fillCard,
  ITEM,
  message,
  openPayment,
  otherShopper,
  payButton,
  paymentTexts,
  receiptOf,
  storedState,
} from './payment-page.ts'

const commerce = testAddresses.CENTRA_API_URL
const texts = paymentTexts.nb

test('the page is reloaded while the card is charged: it shows that the payment has begun, finds the order, and links to it later', async ({
  page,
  browserDialogs,
}) => {
  await openPayment(page)
  const token = (await storedState(page)).centra?.token ?? ''
  await fillCard(page)
  const { promise: isCharged, resolve: charge } = Promise.withResolvers<void>()
  await page.route(
    `${commerce}payment`,
    async (route) => {
      const { method, headers, body } = {
        method: route.request().method(),
        headers: await route.request().allHeaders(),
        body: route.request().postData() ?? '',
      }
      // The platform continues with what it was sent, whatever happens to the page.
      await isCharged
      await fetch(`${commerce}payment`, {
        method,
        headers: { 'content-type': 'application/json', 'api-token': headers['api-token'] ?? '' },
        body,
      })
      await route.abort().catch(() => {})
    },
    { times: 1 },
  )
  const sent = page.waitForRequest(`${commerce}payment`)
  await payButton(page).click()
  await sent
  await page.reload()
  expect(browserDialogs.splice(0)).toEqual(['beforeunload'])
  await expect(page.getByText(texts.begun)).toBeVisible()
  expect(await receiptOf(token)).toBeUndefined()
  charge()
  await expect(page).toHaveURL(/\/nb\/checkout\/success$/, { timeout: 20_000 })
  await expect(page.getByRole('main')).toContainText((await receiptOf(token))?.order ?? 'no order')

  await page.goto('/nb/checkout')
  await expect(page.getByText(nb.checkout.orderedText)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('link', { name: nb.checkout.toOrder }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nb.confirmation.receivedTitle)
})

test('another device pays while the checkout is opened: the page says so without an error, and links to the order', async ({
  page,
}) => {
  await callCommerceAdmin('PUT', `items/${ITEM}/stock`, { stock: 200 })
  await ownBag(page, { items: [ITEM] })
  let token = ''
  // The Drop-in is prepared for a selection that has become an order.
  await page.route(
    `${commerce}payment`,
    async (route) => {
      token = (await storedState(page)).centra?.token ?? ''
      await callCommerceAdmin('POST', 'orders', { token })
      await route.continue()
    },
    { times: 1 },
  )
  await page.goto('/nb/checkout')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nb.checkout.paidTitle)
  await expect(page.getByText(nb.checkout.paidText)).toBeVisible()
  await expect(page.getByText(texts.notReady)).toHaveCount(0)
  await page.getByRole('link', { name: nb.checkout.toOrder }).click()
  await expect(page).toHaveURL(/\/nb\/checkout\/success$/)
  await expect(page.getByRole('main')).toContainText((await receiptOf(token))?.order ?? 'no order')
})

test('another tab changes the country while the card is filled in: said, and paid in the other currency', async ({
  page,
  context,
}) => {
  test.slow()
  await openPayment(page)
  const token = (await storedState(page)).centra?.token ?? ''
  await fillCard(page)
  const other = await context.newPage()
  await other.goto('/nb/checkout')
  await field(other, 'country').selectOption('DK')
  await expect(order(other)).toContainText('EUR')
  await other.close()
  await page.bringToFront()
  const notice = page.getByText(fillIn(texts.fillInAgain, { currency: 'EUR' }))
  await expect(notice).toBeVisible()
  await expect(page.getByText(texts.preparing, { exact: true })).toBeHidden({ timeout: 30_000 })
  await fillCard(page)
  await expect(notice).toBeHidden()
  await payButton(page).click()
  await expect(page).toHaveURL(/\/nb\/checkout\/success$/)
  expect(await receiptOf(token)).toMatchObject({ currency: 'EUR' })
})

test('a campaign ends while its garment is in the checkout: nothing is reserved or paid, and it can be left out in place', async ({
  page,
  request,
  pageErrors,
  ownProduct,
}) => {
  const campaign = await ownProduct({ content: { productState: 'crowdFunding', crowdfundingGoal: 10 }, reserved: 2 })
  await openPayment(page, 'nb', { items: [ITEM, campaign.item('M')] })
  await fillCard(page)
  const decided = await request.put(`/api/v1/staff/campaigns/${campaign.centraId}/decision`, {
    data: { decision: 'production' },
    headers: await staffHeaders(),
  })
  expect(decided.status()).toBe(200)
  await payButton(page).click()
  await expect(message(page)).toContainText(texts.campaignEnded)
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('409')])
  await message(page)
    .getByRole('button', { name: /^Fjern / })
    .click()
  await expect(message(page)).toHaveCount(0)
  await expect(order(page).getByRole('listitem')).toHaveCount(1)
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled')
  const token = (await storedState(page)).centra?.token ?? ''
  await payButton(page).click()
  await expect(page).toHaveURL(/\/nb\/checkout\/success$/)
  expect((await receiptOf(token))?.items).toMatchObject([{ item: ITEM }])
})

test('a browser that did not begin the payment does not call its unknown outcome a failure', async ({ browser }) => {
  const page = await otherShopper(browser)
  const main = page.getByRole('main')
  // The bank or Vipps has opened another browser than the one that began to pay.
  await page.goto('/nb/check-payment#centraPaymentMethod=adyen&redirectResult=of-another-browser')
  await expect(page).toHaveURL(/\/nb\/checkout\/failed$/)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(texts.unknownTitle)
  for (const text of [texts.unknown, texts.failedNote, texts.otherBrowser]) await expect(main).toContainText(text)
  for (const text of [texts.failedTitle, texts.bagKept]) await expect(main).not.toContainText(text)
  await page.context().close()
})
