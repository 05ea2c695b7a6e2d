import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { testAddresses } from '#tests/setup/addresses.ts'
import { en } from '#web/i18n/en.ts'
import { nb } from '#web/i18n/nb.ts'
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
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}

const tokenOf = async (page: Page) => (await storedState(page)).centra?.token ?? ''

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('[R1.10] [R7.02] a card is paid with; nothing but the shop and the payment service is called, and little of it', async ({
    page,
    context,
  }) => {
    const requests = requestsOf(context)
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
    await fillCard(page)
    const before = requests.length
    await payButton(page).click()
    await expect(page).toHaveURL(success)
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
    await expectNothingPersonalInLogs()
  })
})

test('[R4.16] [R8.07] every refusal has its message, keeps the card, and can be paid after in place', async ({
  page,
}) => {
  await openPayment(page, 'en')
  await payButton(page, 'en').click()
  await expect(page.getByText(/^Enter the (complete )?card number/).first()).toBeVisible()
  await expect(cardField(page, 'number', 'en')).toBeFocused()
  await fillCard(page, cards.good, 'en')
  for (const [holder, text] of [
    ['DECLINED', 'The payment was refused, check that all details are correct'],
    ['CANCELLED', 'The payment was cancelled'],
    ['ERROR', 'There was an error processing your payment'],
  ] as const) {
    await holderField(page, 'en').fill(holder)
    // The message about the previous card is gone.
    await expect(message(page, 'en')).toHaveCount(0)
    await payButton(page, 'en').click()
    await expect(message(page, 'en')).toHaveText(text)
    await expect(cardField(page, 'number', 'en')).toHaveValue('4111 1111 1111 1111')
  }
  await axe(page)
  await chooseVipps(page, 'en')
  await expect(message(page, 'en')).toHaveCount(0)
  await page.getByRole('radio', { name: /^Cards/ }).click()
  await fillCard(page, cards.good, 'en', 'ERROR')
  await test.step('the platform does not answer: unknown, then found out', async () => {
    let calls = 0
    await page.route(`${commerce}payment`, (route) => {
      calls++
      return calls <= 4
        ? route.fulfill({ status: 503, json: { errors: { paymentMethod: 'unavailable' } } })
        : route.continue()
    })
    await payButton(page, 'en').click()
    await expect(payButton(page, 'en')).toHaveText('Paying …')
    await expect(message(page, 'en')).toContainText('Oops, something went wrong during payment', { timeout: 20_000 })
  })
  await holderField(page, 'en').fill('PENDING')
  await payButton(page, 'en').click()
  await expect(page).toHaveURL(/\/en\/checkout\/success$/)
  await expectNothingPersonalInLogs()
})

test('[R2.06] [R7.03] [R4.08] a bank asks by form and by link; a reload in the middle gives the same order', async ({
  page,
}) => {
  await openPayment(page)
  await fillCard(page, cards.bankForm)
  await payButton(page).click()
  await page.getByRole('button', { name: 'Avvis' }).click()
  await expect(page).toHaveURL(failed)
  await expect(page.getByText('Betalingen ble avvist, sjekk at alle opplysningene er riktige')).toBeVisible()
  await expect(page.getByText(paymentTexts.nb.failedNote)).toBeVisible()
  await axe(page)
  await page.getByRole('link', { name: paymentTexts.nb.tryAgain }).click()
  await expect(page.getByText(paymentTexts.nb.preparing, { exact: true })).toBeHidden({ timeout: 30_000 })
  await expect(field(page, 'email')).toHaveValue(kari.email)
  await terms(page).check()
  await fillCard(page, cards.bankLink)
  const token = await tokenOf(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`${commerce}payment-result`, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await payButton(page).click()
  await page.getByRole('button', { name: 'Bekreft', exact: true }).click()
  await expect(page).toHaveURL(/\/nb\/check-payment$/)
  await expect(page.getByText(paymentTexts.nb.checkingText)).toBeVisible()
  await axe(page)
  expect(JSON.stringify(await storedState(page))).not.toContain('redirectResult')
  await page.reload()
  release()
  await expect(page).toHaveURL(success)
  const receipt = await receiptOf(token)
  expect(await storedState(page)).toMatchObject({ centraPaymentResult: { kind: 'order', order: receipt?.order } })
  await page.goto('/nb/check-payment')
  await expect(page).toHaveURL(success)
  expect((await receiptOf(token))?.order).toBe(receipt?.order)
  await expectNothingPersonalInLogs()
})

test('[R8.07] Vipps: back, cancelled, refused, and paid although it says failed', async ({ page }) => {
  await openPayment(page)
  const token = await tokenOf(page)
  const vipps = page.getByRole('heading', { name: 'Betal med Vipps' })
  const goToVipps = async () => {
    await chooseVipps(page)
    await payButton(page).click()
    await expect(vipps).toBeVisible()
  }
  const tryAgain = async () => {
    await page.getByRole('link', { name: paymentTexts.nb.tryAgain }).click()
    await expect(page.getByText(paymentTexts.nb.preparing, { exact: true })).toBeHidden({ timeout: 30_000 })
    await terms(page).check()
  }
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
  await goToVipps()
  await page.getByRole('button', { name: 'La banken avvise betalingen' }).click()
  await expect(page.getByText('Betalingen ble avvist, sjekk at alle opplysningene er riktige')).toBeVisible()
  await tryAgain()
  await goToVipps()
  await page.getByRole('button', { name: 'Betal, men meld tilbake at det feilet' }).click()
  await expect(page).toHaveURL(success, { timeout: 40_000 })
  expect(await storedState(page)).toMatchObject({
    centraPaymentResult: { kind: 'order', order: (await receiptOf(token))?.order },
  })
  await expectNothingPersonalInLogs()
})

for (const [lang, width] of [
  ['nb', 375],
  ['en', 1440],
] as const)
  test(`[R7.02] everything in the bag sells out while it is paid for: a message, no payment, and word when it is back: ${lang}, ${width} px`, async ({
    page,
    ownProduct,
  }) => {
    const [texts, other] = [paymentTexts[lang], lang === 'nb' ? nb.checkout : en.checkout]
    await page.setViewportSize({ width, height: 900 })
    const { item } = await ownProduct({ stock: { M: 1 } })
    await openCheckout(page, { items: [item('M')] }, lang)
    await fillForm(page, { lang })
    await expect(page.getByText(texts.preparing, { exact: true })).toBeHidden({ timeout: 30_000 })
    await fillCard(page, cards.good, lang)
    const token = await tokenOf(page)
    await callCommerceAdmin('PUT', `items/${item('M')}/stock`, { stock: 0 })
    await payButton(page, lang).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.soldOutTitle)
    const news = page.getByRole('main').getByRole('alert')
    await expect(news).toContainText(lang === 'nb' ? /Prøveplagg.*: utsolgt/ : /Sample garment.*: sold out/)
    await expect(news).toContainText(texts.nothingPaid)
    expect(await receiptOf(token)).toBeUndefined()
    await axe(page)
    await page.screenshot({ path: `/tmp/shots/sold-out-${lang}.png`, fullPage: true })
    await news
      .getByRole('button', { name: lang === 'nb' ? /^Si fra når Prøveplagg/ : /^Notify me when Sample/ })
      .click()
    await expect(news).toContainText(kari.email)
    await axe(page)
    await page.getByRole('link', { name: other.toShop }).last().click()
    await expect(page).toHaveURL(new RegExp(`/${lang}/shop$`))
  })

test('[R7.02] a confirmation that does not come is linked to', async ({ page }) => {
  await openPayment(page)
  await fillCard(page)
  // The page stays, as when the browser's stop button is pressed.
  await page.route(success, (route) => route.fulfill({ status: 204 }), { times: 1 })
  await payButton(page).click()
  const link = page.getByRole('link', { name: paymentTexts.nb.toConfirmation })
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(success)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nb.confirmation.receivedTitle)
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

test('the payment service is away and comes back: shown, retried, paid', async ({ page, pageErrors }) => {
  test.slow()
  await page.route('**/securedfields/**', (route) => route.abort())
  await openPayment(page)
  const retry = page.getByRole('region', { name: paymentTexts.nb.heading }).getByRole('button', { name: 'Prøv igjen' })
  await expect(page.getByText(paymentTexts.nb.notReady)).toBeVisible({ timeout: 30_000 })
  await axe(page)
  await page.unroute('**/securedfields/**')
  await retry.click()
  await expect(page.getByText(paymentTexts.nb.notReady)).toBeHidden()
  await expect(page.getByText(paymentTexts.nb.preparing, { exact: true })).toBeHidden({ timeout: 30_000 })
  await fillCard(page)
  await payButton(page).click()
  await expect(page).toHaveURL(success)
  pageErrors.length = 0
})

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

test('the keyboard alone fills in the form and pays, even if it types the name while the security code is being encrypted', async ({
  page,
}) => {
  await holdSecurityCode(page, 'letter')
  await openPayment(page)
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
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(success)
})

test('Enter pays once when the card is encrypted only after it', async ({ page, context }) => {
  const requests = requestsOf(context)
  await holdSecurityCode(page, 'enter')
  await openPayment(page)
  await fillCard(page)
  await expect(heldCode(page)).toBeAttached()
  const paid = () => requests.filter((call) => call === `POST ${commerce}payment`).length
  const before = paid()
  await cardField(page, 'code').press('Enter')
  await expect(page).toHaveURL(success)
  expect(paid() - before).toBe(1)
})

test('[R1.10] a bag with reserved lines: refused and back as it was, then paid and reserved; and one that costs nothing', async ({
  page,
  browser,
}) => {
  await openPayment(page, 'nb', { items: [ITEM, items.reserved] })
  const token = await tokenOf(page)
  await fillCard(page, cards.good, 'nb', 'DECLINED')
  await payButton(page).click()
  await expect(message(page)).toHaveText('Betalingen ble avvist, sjekk at alle opplysningene er riktige')
  await expect(page.getByRole('complementary')).toContainText('Hytte')
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled')
  await holderField(page).fill('Kari Nordmann')
  await payButton(page).click()
  await expect(page).toHaveURL(success)
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

for (const [lang, width] of [
  ['nb', 375],
  ['en', 1440],
] as const) {
  const texts = paymentTexts[lang]

  test(`[R7.02] what sells out before it is paid, and fields that the platform refuses; nothing moves while the Drop-in loads: ${lang}, ${width} px`, async ({
    page,
    ownProduct,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { item } = await ownProduct({ stock: { M: 1 } })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/securedfields/**', async (route) => {
      await held
      await route.continue()
    })
    await openCheckout(page, { items: [ITEM, item('M')] }, lang)
    await fillForm(page, { lang })
    await payButton(page, lang).scrollIntoViewIfNeeded()
    await expect(page.getByText(texts.preparing, { exact: true })).toBeInViewport()
    const shifted = await layoutShift(page)
    release()
    await expect(page.getByText(texts.preparing, { exact: true })).toBeHidden({ timeout: 30_000 })
    await expect(cardField(page, 'number', lang)).toBeVisible()
    expect((await layoutShift(page)) - shifted).toBeLessThan(0.02)

    await fillCard(page, cards.good, lang)
    const both = await payButton(page, lang).textContent()
    await callCommerceAdmin('PUT', `items/${item('M')}/stock`, { stock: 0 })
    await payButton(page, lang).click()
    await expect(message(page, lang)).toContainText(texts.short)
    await expect(message(page, lang)).toContainText(
      lang === 'nb' ? /Prøveplagg.* størrelse M\): utsolgt/ : /Sample garment.* size M\): sold out/,
    )
    // Said once: that something has, and what.
    await expect(page.getByText(lang === 'nb' ? /utsolgt/ : /sold out/i)).toHaveCount(2)
    await expect(order(page).locator('li')).toHaveCount(1)
    await expect(payButton(page, lang)).not.toHaveText(both ?? '')
    const token = await tokenOf(page)
    expect(await receiptOf(token)).toBeUndefined()

    await page.route(
      `${commerce}payment`,
      (route) =>
        route.fulfill({
          status: 406,
          json: { errors: { 'address.zipCode': 'not valid', 'address.city': 'required' } },
        }),
      { times: 1 },
    )
    await payButton(page, lang).click()
    await expect(message(page, lang)).toContainText(texts.invalidFields)
    await expect(field(page, 'zipCode', lang)).toBeFocused()
    await expect(field(page, 'zipCode', lang)).toHaveAccessibleDescription(new RegExp(texts.fieldInvalid))
    await expect(field(page, 'city', lang)).toHaveAccessibleDescription(new RegExp(texts.fieldRequired))
    await axe(page)
    await field(page, 'zipCode', lang).fill('0150')
    await field(page, 'city', lang).fill('Oslo')
    await payButton(page, lang).click()
    await expect(page).toHaveURL(new RegExp(`/${lang}/checkout/success$`))
    expect((await receiptOf(token))?.items).toMatchObject([{ item: ITEM }])
  })
}
