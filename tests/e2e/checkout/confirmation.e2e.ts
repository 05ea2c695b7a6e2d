import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { card } from '#tests/contract/commerce/payment-calls.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import type { ReservationProof } from '#web/domain/checkout/payment-result.ts'
import { formatMoney } from '#web/domain/money.ts'
import { everything } from '#web/domain/visitor/consent.ts'
import { treeShare } from '#web/features/confirmation/order/tree-share.ts'
import { confirmation } from '#web/i18n/messages/nb/confirmation.ts'
import { receipt as receiptTexts } from '#web/i18n/messages/nb/receipt.ts'
import { joinWords } from '#web/i18n/unbroken.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { seriousFindings } from '../support/accessibility.ts'
import { confirmByMail } from '../support/confirm-reservation.ts'
import { expect } from '../support/fixtures.ts'
import { mailsTo } from '../support/inbox.ts'
import { fillSelection } from '../support/own-bag.ts'
import { logInAs, ownMember } from '../support/own-member.ts'
import { test } from '../support/own-product.ts'
import { arriveWith, otherBrowser, placeOrder, resultOf } from './placed-order.ts'

const nb = { ...confirmation, ...receiptTexts }
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const success = '/nb/checkout/success'

/** Reserves the crowdfunding lines of a selection. */
async function reserve(page: Page, selection: string, email: string): Promise<ReservationProof> {
  const key = randomUUID()
  const data = { idempotencyKey: key, selection, paymentFollows: false, lang: 'nb', email }
  const headers = { origin: testAddresses.SITE_ORIGIN }
  let id = ''
  // The backend may not know the new product yet.
  await expect(async () => {
    const response = await page.request.post('/api/v1/reservations', { data, headers })
    expect(response.status()).toBe(201)
    id = (await response.json()).id
  }).toPass({ intervals: [500] })
  return { id, key }
}

test('[R2.33] [R2.38] [R1.03] an order’s confirmation: as charged, what comes when, and nothing for others', async ({
  page,
  context,
  browser,
  ownProduct,
}) => {
  const normal = await ownProduct()
  const ahead = await ownProduct({
    content: { productState: 'preorder' },
    stock: { S: 'infinite' },
    preorder: { stock: 9, deliveryDate: '2027-01-08' },
  })
  const items = [normal.item('M'), normal.item('M'), ahead.item('S')]
  const placed = await placeOrder({ items, voucher: 'TREKK10' })
  const { number, totals, email } = placed.order
  const crowd = await ownProduct({ content: { productState: 'crowdFunding', crowdfundingDate: '2027-03-01' } })
  const reservation = await reserve(page, await fillSelection({ items: [crowd.item('L')] }), email)
  await confirmByMail(page.request, email)
  await arriveWith(context, placed.token, resultOf(placed, reservation))
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto(success)
  await expect(heading(page)).toHaveText(nb.receivedTitle)
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${nb.receivedTitle}`))
  const main = page.getByRole('main')
  await expect(main).toContainText(fillIn(nb.receivedText, { number }))
  const money = (amount: number) => formatMoney('nb', { amount, currency: 'NOK' })
  const receipt = page.locator('[data-print]')
  for (const amount of [totals.itemsTotal, totals.discount, totals.grandTotal, totals.taxIncluded]) {
    await expect(receipt.locator('dd').filter({ hasText: money(amount) })).not.toHaveCount(0)
  }
  expect(totals.discount).toBeLessThan(0)
  await expect(receipt).toContainText('TREKK10')
  await expect(receipt.getByRole('heading', { name: nb.nextBusinessDay })).toBeVisible()
  await expect(receipt.getByRole('heading', { name: /^Leveres \d\d\. \p{L}+ 2027$/u })).toBeVisible()
  await expect(receipt.locator('li')).toHaveCount(2)
  const picture = receipt.locator('li img').first()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(receipt).toContainText('Kari Nordmann')
  await expect(main.getByRole('listitem').filter({ hasText: email })).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: nb.mixedStep })).toBeVisible()
  const reserved = main.getByRole('region', { name: nb.reservedTitle })
  await expect(reserved).toContainText(fillIn(nb.reservedLead, { email }))
  await expect(reserved.getByRole('listitem')).toHaveCount(1)
  await expect(reserved).toContainText(money(1299))
  await expect(reserved).toContainText('01. mars 2027')
  const trees = main.getByRole('region', { name: nb.treesTitle })
  await expect(trees).toContainText(money(treeShare(placed.order, 2)))
  await expect(trees.getByRole('link', { name: 'Skoglaget' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toBeVisible()
  await expect(receipt.getByText('Tretopp')).toBeVisible()
  for (const hidden of [heading(page), page.getByRole('banner'), trees]) await expect(hidden).toBeHidden()
  await page.emulateMedia({ media: null })

  await page.reload()
  await expect(heading(page)).toHaveText(nb.receivedTitle)
  await expect(page.locator('[data-print]')).toContainText(number)

  const other = await otherBrowser(browser)
  const stranger = await other.newPage()
  await stranger.goto(success)
  await expect(heading(stranger)).toHaveText(nb.noOrderTitle)
  await expect(stranger.getByRole('main')).not.toContainText(nb.receivedTitle)
  await expect(stranger.getByRole('main').getByRole('link', { name: nb.toShop })).toBeVisible()
  expect(await seriousFindings(stranger)).toEqual([])
  // A forged result opens nothing: the platform knows whose order it is.
  await arriveWith(other, await fillSelection({}), resultOf(placed))
  const forger = await other.newPage()
  await forger.goto(success)
  await expect(heading(forger)).toHaveText(nb.noOrderTitle)
  await other.close()
})
test.describe('with consent to analytics', () => {
  test.use({ consent: everything })

  test('an order that waits for the bank says so; paid, it thanks, is reported once in two tabs, and lets a guest make an account with a password alone', async ({
    page,
    context,
    request,
    ownProduct,
  }) => {
    const { item } = await ownProduct()
    const placed = await placeOrder({ items: [item('M')], payment: card('4111111111111111', 'PENDING') })
    await arriveWith(context, placed.token, resultOf(placed))
    const purchases = (tab: Page) =>
      tab.evaluate(() => (window.dataLayer ?? []).filter((event) => 'event' in event && event.event === 'purchase'))

    await test.step('it waits for the bank, then thanks by itself', async () => {
      await page.clock.install()
      await page.goto(success)
      await expect(heading(page)).toHaveText(nb.pendingTitle)
      await expect(page.getByRole('main')).not.toContainText(nb.receivedTitle)
      expect(await purchases(page)).toEqual([])
      const order = await request.get(`${testAddresses.CENTRA_ORDER_API_URL}orders/${placed.order.number}`, {
        headers: { authorization: 'Bearer sandbox-commerce-order-api-secret' },
      })
      const { pspReference } = (await order.json()).order.payment
      const panel = `${testAddresses.ADYEN_ENVIRONMENT}/payments/${pspReference}`
      const headers = { origin: testAddresses.ADYEN_ENVIRONMENT }
      expect((await request.post(panel, { headers, form: { action: 'authorise' } })).ok()).toBe(true)
      await expect(async () => {
        await page.clock.fastForward(10_000)
        await expect(heading(page)).toHaveText(nb.receivedTitle, { timeout: 1000 })
      }).toPass({ timeout: 30_000 })
      await expect.poll(() => purchases(page)).toHaveLength(1)
    })

    await test.step('it is reported once', async () => {
      const second = await context.newPage()
      await second.goto(success)
      await expect(heading(second)).toHaveText(nb.receivedTitle)
      // After whatever the page itself does under this lock.
      await second.evaluate(() => navigator.locks.request('purchase', () => undefined))
      expect(await purchases(second)).toEqual([])
      await second.close()
    })

    await test.step('a guest makes an account with a password alone', async () => {
      const form = page.getByRole('region', { name: nb.accountTitle })
      await form.getByLabel(nb.password, { exact: true }).fill('granskog og bekk')
      await page.keyboard.press('Enter')
      const created = page.getByRole('status').filter({ hasText: fillIn(nb.accountCreated, { email: placed.email }) })
      await expect(created).toBeFocused()
      await expect(form).toHaveCount(0)
      await created.getByRole('link', { name: nb.toAccount }).click()
      // Not before the address is verified.
      await expect(page.locator('section#orders')).toContainText(joinWords('Bekreft e-postadressen din'))
    })
  })
})

test('a password, a name and an address that are refused are shown at the account that a guest may make, with the way on', async ({
  page,
  context,
  pageErrors,
  ownProduct,
}) => {
  const { item } = await ownProduct()
  const { email } = await ownMember()
  const address = { firstName: 'Tretopp', lastName: 'kundeservice' }
  const placed = await placeOrder({ items: [item('M')], email, address })
  await arriveWith(context, placed.token, resultOf(placed))
  await page.goto(success)
  const part = page.getByRole('region', { name: nb.accountTitle })
  const password = part.getByLabel(nb.password, { exact: true })
  await password.fill('kort')
  await part.getByRole('button', { name: nb.accountSubmit }).click()
  await expect(part).toContainText(nb.passwordLengthError)
  await expect(password).toBeFocused()
  await password.fill('granskog og bekk')
  await page.keyboard.press('Enter')
  const name = part.getByRole('textbox', { name: nb.fullName })
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Tretopp kundeservice')
  await expect(name).toHaveAccessibleDescription(/Skriv ditt eget navn/)
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('400')])
  await name.fill('Kari Nordmann')
  await page.keyboard.press('Enter')
  await expect(part.getByRole('alert')).toContainText(fillIn(nb.accountTaken, { email }))
  await expect(part.getByRole('link', { name: nb.logIn })).toBeFocused()
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('409')])
  await part.getByRole('link', { name: nb.logIn }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('[R2.33] [R2.38] a reservation’s confirmation: what, when it is charged, how many more, cancelling; nothing for others', async ({
  page,
  context,
  request,
  ownProduct,
}) => {
  const campaign = { productState: 'crowdFunding', crowdfundingGoal: 10, crowdfundingDate: '2027-03-01' }
  const { item, centraId } = await ownProduct({ content: campaign })
  const member = await ownMember()
  await logInAs(context, member)
  await page.goto('/nb/crowdfunding/confirmation')
  await expect(heading(page)).toHaveText(nb.noReservationTitle)
  const selection = await fillSelection({ items: [item('M'), item('M')] })
  const reservation = await reserve(page, selection, member.email)
  await arriveWith(context, selection, { kind: 'reservation', reservation })
  await page.goto('/nb/crowdfunding/confirmation')
  await expect(heading(page)).toHaveText(nb.unverifiedTitle)
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('main')).toContainText(member.email)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: nb.resend }).click()
  await expect(page.getByText(fillIn(nb.resent, { email: member.email }))).toBeVisible()
  await expect.poll(async () => (await mailsTo(request, member.email)).length, { timeout: 20_000 }).toBe(2)
  await confirmByMail(request, member.email)
  // The page notices on its own.
  await expect(heading(page)).toHaveText(nb.reservedThanks, { timeout: 15_000 })
  const main = page.getByRole('main')
  await expect(main).toContainText('Prøveplagg')
  await expect(main).toContainText('2\u00a0598\u00a0kr')
  await expect(main).toContainText('01. mars 2027')
  await expect(main).toContainText(nb.cancelByMail)
  await expect(page.locator(`[data-campaign-state="${centraId}"]`)).toHaveText(fillIn(nb.needsMore, { count: 8 }))
  expect(await seriousFindings(page)).toEqual([])
  await main.getByRole('button', { name: nb.cancelReservation }).click()
  await main.getByRole('button', { name: nb.confirmCancel }).click()
  await expect(heading(page)).toHaveText(nb.cancelledReservationTitle)
  // The public count may be five seconds old.
  const count = async () => (await request.get(`/api/v1/crowdfunding/product/${centraId}`)).json()
  await expect.poll(count).toMatchObject({ orderCount: 0 })
})
