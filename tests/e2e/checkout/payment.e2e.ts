import type { Locator, Page } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { nb } from '#web/i18n/nb.ts'
import { violationsIn } from '../support/accessibility.ts'
import { expect, layoutShift } from '../support/fixtures.ts'
import { callCommerceAdmin } from '../support/own-bag.ts'
import { test } from '../support/own-product.ts'
import { field, fillForm, items, kari, openCheckout, order, terms } from './checkout-page.ts'
import {
  cardField,
  cards,
  chooseVipps,
  expectNothingPersonalInLogs,
  fillCard,
  holderField,
  ITEM,
  message,
  openPayment,
  otherShopper,
  payButton,
  paymentTexts,
  receiptOf,
  requestsOf,
  storedState,
} from './payment-page.ts'

const commerce = testAddresses.CENTRA_API_URL
const [success, failed] = [/\/nb\/checkout\/success$/, /\/nb\/checkout\/failed$/]

async function axe(page: Page): Promise<void> {
  const violations = await violationsIn(page)
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}

const tokenOf = async (page: Page) => (await storedState(page)).centra?.token ?? ''

/**
 * Holds what the frame of the security code reports, until the page hears the event that ends it: the next typed
 * letter, or 800 ms after Enter, which is as slow as frames are on a busy phone.
 */
async function holdSecurityCode(page: Page, end: 'letter' | 'enter'): Promise<void> {
  await page.addInitScript((until) => {
    if (window !== window.parent) return
    addEventListener(
      'message',
      (event) => {
        const { data, origin, source } = event
        if (!event.isTrusted || typeof data !== 'string') return
        if (until === 'enter' && data.includes('"action":"enterKeyPressed"'))
          setTimeout(() => dispatchEvent(new Event('go-on')), 800)
        if (!/"action":"encryption".*SecurityCode/.test(data)) return
        event.stopImmediatePropagation()
        document.documentElement.dataset.held = 'code'
        const goOn = () => dispatchEvent(new MessageEvent('message', { data, origin, source }))
        addEventListener(until === 'letter' ? 'input' : 'go-on', goOn, { once: true })
      },
      true,
    )
  }, end)
}

const heldCode = (page: Page): Locator => page.locator('html[data-held="code"]')

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('[R1.10] [R7.02] the keyboard alone fills in the form and pays, even while the security code is being encrypted; only the shop and the payment service are called; a confirmation that does not come is linked to', async ({
    page,
    context,
  }) => {
    const requests = requestsOf(context)
    await holdSecurityCode(page, 'letter')
    await openPayment(page)
    await axe(page)
    await expect(payButton(page)).toHaveText(/^Betal \d[\d\s]*(,\d\d)?\skr$/)
    const token = await tokenOf(page)
    const known = [
      testAddresses.SITE_ORIGIN,
      commerce,
      testAddresses.ADYEN_ENVIRONMENT,
      testAddresses.SANITY_STUDIO_API_HOST,
    ]
    await terms(page).uncheck()
    await field(page, 'city').focus()
    const press = async (key: string) => {
      await page.keyboard.press(key)
      return page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '')
    }
    for (let steps = 0; !(await terms(page).evaluate((box) => box === document.activeElement)); steps++) {
      expect(steps).toBeLessThan(15)
      await press('Tab')
    }
    await page.keyboard.press('Space')
    await expect(terms(page)).toBeChecked()
    for (let steps = 0; !(await press('Tab')).includes('Kortnummer'); steps++) expect(steps).toBeLessThan(10)
    await page.keyboard.type('4111111111111111')
    await expect(cardField(page, 'expiry')).toBeFocused()
    await page.keyboard.type('0330')
    await expect(cardField(page, 'code')).toBeFocused()
    await page.keyboard.type('737')
    await press('Tab')
    await expect(holderField(page)).toBeFocused()
    // Encrypted after the last letter, it would be held for ever.
    await expect(heldCode(page)).toBeAttached()
    await page.keyboard.type('Kari Nordmann')
    await press('Shift+Tab')
    await expect(cardField(page, 'code')).toBeFocused()
    // The page stays, as when the browser's stop button is pressed.
    await page.route(success, (route) => route.fulfill({ status: 204 }), { times: 1 })
    const before = requests.length
    await page.keyboard.press('Enter')
    const link = page.getByRole('link', { name: paymentTexts.nb.toConfirmation })
    await expect(link).toBeVisible()
    const made = requests.slice(
      before,
      requests.findIndex((call) => call.endsWith('/nb/checkout/success')),
    )
    // The vendor's own sequence is the payment alone.
    expect(made.filter((call) => call.includes(commerce))).toEqual([
      `GET ${commerce}selection/`,
      `POST ${commerce}payment`,
    ])
    expect(made.filter((call) => call.includes(`${testAddresses.SITE_ORIGIN}/api/`))).toEqual([])
    expect(requests.filter((call) => !known.some((origin) => call.includes(origin)))).toEqual([])
    const { order = '' } = (await receiptOf(token)) ?? {}
    expect(await storedState(page)).toMatchObject({
      centraPaymentResult: { kind: 'order', order },
      openPayment: null,
      mc: null,
    })
    await link.click()
    await expect(page).toHaveURL(success)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nb.confirmation.receivedTitle)
    await expectNothingPersonalInLogs()
  })
})

test('[R1.10] [R4.16] a refusal keeps the card and the bag with its reserved lines, and can be paid after in place; a bag that costs nothing needs no card', async ({
  page,
  browser,
}) => {
  await openPayment(page, 'en', { items: [ITEM, items.reserved] })
  const token = await tokenOf(page)
  await payButton(page, 'en').click()
  await expect(page.getByText(/^Enter the (complete )?card number/).first()).toBeVisible()
  await expect(cardField(page, 'number', 'en')).toBeFocused()
  await fillCard(page, cards.good, 'en', 'DECLINED')
  await payButton(page, 'en').click()
  await expect(message(page, 'en')).toHaveText('The payment was refused, check that all details are correct')
  await expect(cardField(page, 'number', 'en')).toHaveValue('4111 1111 1111 1111')
  await expect(page.getByRole('complementary')).toContainText('Hytte')
  await axe(page)
  await holderField(page, 'en').fill('CANCELLED')
  // The message about the previous card is gone.
  await expect(message(page, 'en')).toHaveCount(0)
  await payButton(page, 'en').click()
  await expect(message(page, 'en')).toHaveText('The payment was cancelled')
  await chooseVipps(page, 'en')
  await expect(message(page, 'en')).toHaveCount(0)
  await page.getByRole('radio', { name: /^Cards/ }).click()
  await fillCard(page, cards.good, 'en')
  await expect(payButton(page, 'en')).not.toHaveAttribute('aria-disabled')
  await payButton(page, 'en').click()
  await expect(page).toHaveURL(/\/en\/checkout\/success$/)
  expect((await receiptOf(token))?.items).toMatchObject([{ item: ITEM }])
  await expect.poll(async () => (await storedState(page)).openPayment, { timeout: 20_000 }).toBeNull()

  await test.step('a bag that costs nothing', async () => {
    await callCommerceAdmin('PUT', 'vouchers/GRATIS100', { description: 'Alt', off: { percent: 100 } })
    const own = await otherShopper(browser)
    await openPayment(own, 'nb', { items: [items.jacket], voucher: 'GRATIS100' })
    await expect(payButton(own)).toHaveText('Fullfør bestillingen')
    await expect(own.locator('iframe')).toHaveCount(0)
    await payButton(own).click()
    await expect(own).toHaveURL(success)
    await own.context().close()
  })
  await expectNothingPersonalInLogs()
})

test('[R2.06] [R4.08] [R7.03] [R8.07] a bank refuses, Vipps is left and cancelled, then paid although it says failed; a reload in the middle gives the order', async ({
  page,
}) => {
  await openPayment(page)
  const token = await tokenOf(page)
  const goToVipps = async () => {
    await chooseVipps(page)
    await payButton(page).click()
    await expect(page.getByRole('heading', { name: 'Betal med Vipps' })).toBeVisible()
  }
  const tryAgain = async () => {
    await page.getByRole('link', { name: paymentTexts.nb.tryAgain }).click()
    await expect(page.getByText(paymentTexts.nb.preparing, { exact: true })).toBeHidden({ timeout: 30_000 })
    await expect(field(page, 'email')).toHaveValue(kari.email)
    await terms(page).check()
  }

  await test.step('a bank that asks by form', async () => {
    await fillCard(page, cards.bankForm)
    await payButton(page).click()
    await page.getByRole('button', { name: 'Avvis' }).click()
    await expect(page).toHaveURL(failed)
    await expect(page.getByText('Betalingen ble avvist, sjekk at alle opplysningene er riktige')).toBeVisible()
    await expect(page.getByText(paymentTexts.nb.failedNote)).toBeVisible()
    await axe(page)
    await tryAgain()
  })

  await test.step('Vipps: back, then cancelled', async () => {
    await goToVipps()
    await page.goBack()
    await expect(page.getByText(paymentTexts.nb.begun)).toBeVisible()
    await terms(page).check()
    await expect(page.getByRole('radio', { name: /Vipps/ })).toBeVisible({ timeout: 30_000 })
    await goToVipps()
    await page.getByRole('button', { name: 'Avbryt', exact: true }).click()
    await expect(page).toHaveURL(failed)
    await expect(page.getByText('Betalingen ble avbrutt', { exact: true })).toBeVisible()
    await expect(page.getByText(paymentTexts.nb.bagKept)).toBeVisible()
    await tryAgain()
  })

  await test.step('paid although Vipps says failed, and reloaded while that is found out', async () => {
    await goToVipps()
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    await page.route(`${commerce}payment-result`, async (route) => {
      await isReleased
      await route.continue().catch(() => {})
    })
    await page.getByRole('button', { name: 'Betal, men meld tilbake at det feilet' }).click()
    await expect(page).toHaveURL(/\/nb\/check-payment$/)
    await expect(page.getByText(paymentTexts.nb.checkingText)).toBeVisible()
    await axe(page)
    expect(JSON.stringify(await storedState(page))).not.toContain('redirectResult')
    await page.reload()
    release()
    await expect(page).toHaveURL(success, { timeout: 40_000 })
    expect(await storedState(page)).toMatchObject({
      centraPaymentResult: { kind: 'order', order: (await receiptOf(token))?.order },
    })
  })
  await expectNothingPersonalInLogs()
})

test('[R7.02] what sells out before it is paid, fields that the platform refuses, and everything sold out: a message, no payment, and word when it is back; nothing moves while the Drop-in loads', async ({
  page,
  ownProduct,
}) => {
  await page.setViewportSize({ width: 375, height: 900 })
  const { item } = await ownProduct({ stock: { S: 1, M: 1 } })
  const texts = paymentTexts.nb
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/securedfields/**', async (route) => {
    await isReleased
    await route.continue()
  })
  await openCheckout(page, { items: [item('S'), item('M')] })
  await fillForm(page)

  await test.step('nothing moves while the Drop-in loads', async () => {
    await payButton(page).scrollIntoViewIfNeeded()
    await expect(page.getByText(texts.preparing, { exact: true })).toBeInViewport()
    const shifted = await layoutShift(page)
    release()
    await expect(page.getByText(texts.preparing, { exact: true })).toBeHidden({ timeout: 30_000 })
    await expect(cardField(page, 'number')).toBeVisible()
    expect((await layoutShift(page)) - shifted).toBeLessThan(0.02)
  })

  const token = await tokenOf(page)
  await test.step('a line sells out', async () => {
    await fillCard(page, cards.good)
    const both = await payButton(page).textContent()
    await callCommerceAdmin('PUT', `items/${item('M')}/stock`, { stock: 0 })
    await payButton(page).click()
    await expect(message(page)).toContainText(texts.short)
    await expect(message(page)).toContainText(/Prøveplagg.* størrelse M\): utsolgt/)
    // Said once: that something has, and what.
    await expect(page.getByText(/utsolgt/)).toHaveCount(2)
    await expect(order(page).locator('li')).toHaveCount(1)
    await expect(payButton(page)).not.toHaveText(both ?? '')
    expect(await receiptOf(token)).toBeUndefined()
  })

  await test.step('fields that the platform refuses', async () => {
    await page.route(
      `${commerce}payment`,
      (route) =>
        route.fulfill({
          status: 406,
          json: { errors: { 'address.zipCode': 'not valid', 'address.city': 'required' } },
        }),
      { times: 1 },
    )
    await payButton(page).click()
    await expect(message(page)).toContainText(texts.invalidFields)
    await expect(field(page, 'zipCode')).toBeFocused()
    await expect(field(page, 'zipCode')).toHaveAccessibleDescription(new RegExp(texts.fieldInvalid))
    await expect(field(page, 'city')).toHaveAccessibleDescription(new RegExp(texts.fieldRequired))
    await axe(page)
    await field(page, 'zipCode').fill('0150')
    await field(page, 'city').fill('Oslo')
  })

  await test.step('everything has sold out', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await callCommerceAdmin('PUT', `items/${item('S')}/stock`, { stock: 0 })
    await payButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nb.checkout.soldOutTitle)
    const news = page.getByRole('main').getByRole('alert')
    await expect(news).toContainText(/Prøveplagg.*: utsolgt/)
    await expect(news).toContainText(texts.nothingPaid)
    expect(await receiptOf(token)).toBeUndefined()
    await news
      .getByRole('button', { name: /^Si fra når Prøveplagg/ })
      .first()
      .click()
    await expect(news).toContainText(kari.email)
    await axe(page)
    await page.getByRole('link', { name: nb.checkout.toShop }).last().click()
    await expect(page).toHaveURL(/\/nb\/shop$/)
  })
})

test('a double click and two tabs make one order', async ({ page, context }) => {
  const requests = requestsOf(context)
  await openPayment(page)
  const token = await tokenOf(page)
  const other = await context.newPage()
  await other.goto('/nb/checkout')
  await expect(other.getByText(paymentTexts.nb.preparing, { exact: true })).toBeHidden({ timeout: 30_000 })
  await fillForm(other)
  await fillCard(other)
  await fillCard(page)
  const paid = () => requests.filter((call) => call === `POST ${commerce}payment`).length
  const before = paid()
  // Not by the mouse: it would wait for the tab in the background to be drawn.
  const click = (button: Locator, times: number) =>
    button.evaluate((element: HTMLElement, count) => {
      for (let clicks = 0; clicks < count; clicks++) element.click()
    }, times)
  await Promise.all([click(payButton(page), 2), click(payButton(other), 1)])
  // The tab that came second finds the order of the first.
  for (const tab of [page, other]) await expect(tab).toHaveURL(success)
  expect(paid() - before).toBe(1)
  expect((await receiptOf(token))?.items).toHaveLength(1)
})

test('the payment service is away and comes back: shown, retried, and paid once by Enter, even if the card is encrypted only after it', async ({
  page,
  context,
  pageErrors,
}) => {
  test.slow()
  const requests = requestsOf(context)
  await holdSecurityCode(page, 'enter')
  await page.route('**/securedfields/**', (route) => route.abort())
  await openPayment(page)
  const retry = page.getByRole('region', { name: paymentTexts.nb.heading }).getByRole('button', { name: 'Prøv igjen' })
  await expect(page.getByText(paymentTexts.nb.notReady)).toBeVisible({ timeout: 30_000 })
  await axe(page)
  await page.unroute('**/securedfields/**')
  await retry.click()
  await expect(page.getByText(paymentTexts.nb.notReady)).toBeHidden()
  await expect(page.getByText(paymentTexts.nb.preparing, { exact: true })).toBeHidden({ timeout: 30_000 })
  pageErrors.length = 0
  await fillCard(page)
  await expect(heldCode(page)).toBeAttached()
  const paid = () => requests.filter((call) => call === `POST ${commerce}payment`).length
  const before = paid()
  await cardField(page, 'code').press('Enter')
  await expect(page).toHaveURL(success)
  expect(paid() - before).toBe(1)
})
