import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test'
import { z } from 'zod'
import { type PaymentStack, startPaymentStack } from '#tests/contract/commerce/payment-stack.ts'
import { startShopPage } from './shop-page.ts'

type Shop = { stack: PaymentStack; url: string }

/** The real Drop-in on a plain page against stand-ins of this worker's own: nothing of the storefront is needed. */
const test = base.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const stack = await startPaymentStack()
      const page = await startShopPage({ payments: stack.payments.url, commerce: stack.commerce.url })
      await use({ stack, url: page.url })
      await page.close()
      await stack.close()
    },
    { scope: 'worker' },
  ],
})

const ITEM = '10101-1010101'

/** Opens the checkout with one item in the bag. */
async function open(page: Page, { stack, url }: Shop, language: 'nb' | 'en' = 'nb'): Promise<string> {
  await stack.commerceAdmin('PUT', `admin/items/${ITEM}/stock`, { stock: 50 })
  const headers: Record<string, string> = {}
  const call = async (method: string, path: string) => {
    const response = await fetch(`${stack.commerce.url}${path}`, { method, headers })
    headers['api-token'] = z.object({ token: z.string() }).parse(await response.json()).token
  }
  await call('POST', `items/${ITEM}`)
  await call('PUT', `languages/${language}`)
  await page.goto(`${url}/checkout?token=${headers['api-token']}`)
  await expect(page.locator('body')).toHaveAttribute('data-fields', 'ready')
  return headers['api-token'] ?? ''
}

const field = (page: Page, name: string): FrameLocator => page.frameLocator(`iframe[title="${name}"]`)
const NAMES = {
  nb: { number: 'Kortnummer', expiry: 'Utløpsdato', code: 'Sikkerhetskode', holder: 'Navn på kortet', pay: /^Betal/ },
  en: { number: 'Card number', expiry: 'Expiry date', code: 'Security code', holder: 'Name on card', pay: /^Pay/ },
} as const

/**
 * adyen-web takes in what the frames have encrypted a moment after it shows the fields as valid; a press before that
 * only validates.
 */
const expectComplete = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-valid')

async function fillCard(page: Page, number: string, language: 'nb' | 'en' = 'nb'): Promise<void> {
  const names = NAMES[language]
  await field(page, names.number).getByRole('textbox', { name: names.number }).pressSequentially(number)
  await field(page, names.expiry).getByRole('textbox', { name: names.expiry }).pressSequentially('0330')
  const code = number.startsWith('37') ? '7373' : '737'
  await field(page, names.code).getByRole('textbox', { name: names.code }).pressSequentially(code)
  await expectComplete(page)
}

const pay = (page: Page, language: 'nb' | 'en' = 'nb') =>
  page.getByRole('button', { name: NAMES[language].pay }).and(page.locator(':visible')).click()
async function payWithVipps(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Vipps/ }).click()
  await page.getByRole('button', { name: 'Fortsett til Vipps' }).click()
}
const errorText = (page: Page, text: string | RegExp) =>
  page.locator('.adyen-checkout-contextual-text--error', { hasText: text })
const outcome = (page: Page) => page.locator('output')

test('[R1.10] cards of three brands are authorised', async ({ page, shop }) => {
  for (const number of ['4111111111111111', '5555555555554444', '371449635398431']) {
    await test.step(number, async () => {
      await open(page, shop)
      await fillCard(page, number)
      await pay(page)
      await expect(outcome(page)).toHaveText(/^order \d+$/)
    })
  }
})

test('[R4.16] a refused card can be corrected and paid with in the same Drop-in', async ({ page, shop }) => {
  await open(page, shop, 'en')
  await fillCard(page, '4111111111111111', 'en')
  const holder = page.getByLabel(NAMES.en.holder)
  await holder.fill('DECLINED')
  await pay(page, 'en')
  await expect(outcome(page)).toHaveText('failed: refused')
  await holder.fill('Kari Nordmann')
  await pay(page, 'en')
  await expect(outcome(page)).toHaveText(/^order \d+$/)
})

test('a 3-D Secure redirect by POST: if confirmed, the shopper comes back by POST with an order; if declined, without', async ({
  page,
  shop,
}) => {
  await open(page, shop)
  await fillCard(page, '4212345678910006')
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Bekreft betalingen' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Avvis' }).click()
  await expect(outcome(page)).toHaveText('failed: refused')
  await open(page, shop, 'en')
  await fillCard(page, '4212345678910006', 'en')
  await pay(page, 'en')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(outcome(page)).toHaveText(/^order \d+$/)
  const first = await outcome(page).textContent()
  await page.reload()
  await expect(outcome(page)).toHaveText(first ?? '')

  await test.step('a redirect by GET', async () => {
    await open(page, shop)
    await fillCard(page, '5201281505129736')
    await pay(page)
    await page.getByRole('button', { name: 'Bekreft', exact: true }).click()
    await expect(outcome(page)).toHaveText(/^order \d+$/)
  })
})

const VIPPS = [
  { button: 'Betal', result: /^order \d+$/ },
  { button: 'Avbryt', result: 'failed: cancelled' },
  { button: 'La banken avvise betalingen', result: 'failed: refused' },
] as const
test('Vipps: paid, cancelled and refused', async ({ page, shop }) => {
  for (const { button, result } of VIPPS) {
    await test.step(button, async () => {
      await open(page, shop)
      await payWithVipps(page)
      await expect(page.getByRole('heading', { name: 'Betal med Vipps' })).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(outcome(page)).toHaveText(result)
    })
  }
})

test('a shopper who goes back from Vipps and presses again is sent to the same payment', async ({ page, shop }) => {
  await open(page, shop)
  await payWithVipps(page)
  await expect(page.getByRole('heading', { name: 'Betal med Vipps' })).toBeVisible()
  const address = page.url()
  await page.goBack()
  await page.reload()
  await payWithVipps(page)
  await expect(page.getByRole('heading', { name: 'Betal med Vipps' })).toBeVisible()
  expect(page.url()).toBe(address)
})

test('[R8.07] Vipps reports a failure although the payment was made: the order is there all the same', async ({
  page,
  shop,
}) => {
  const token = await open(page, shop)
  await payWithVipps(page)
  await page.getByRole('button', { name: 'Betal, men meld tilbake at det feilet' }).click()
  // Whether the webhook or the shopper is first is a race; the order comes in any case.
  await expect(outcome(page)).toHaveText(/^(order \d+|failed: refused)$/)
  const receipt = () => fetch(`${shop.stack.commerce.url}receipt`, { headers: { 'api-token': token } })
  await expect.poll(async () => (await receipt()).status).toBe(200)
})

test('the keyboard is enough to pay: a complete field moves the focus to the next, Enter submits', async ({
  page,
  shop,
}) => {
  await open(page, shop)
  await field(page, 'Kortnummer').getByRole('textbox').focus()
  await page.keyboard.type('4111111111111111')
  await expect(field(page, 'Kortnummer').getByRole('textbox')).toHaveValue('4111 1111 1111 1111')
  await expect(field(page, 'Utløpsdato').getByRole('textbox')).toBeFocused()
  await page.keyboard.type('0330')
  await expect(field(page, 'Utløpsdato').getByRole('textbox')).toHaveValue('03/30')
  await expect(field(page, 'Sikkerhetskode').getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(field(page, 'Utløpsdato').getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('737')
  await expect(page.getByRole('img', { name: 'Feltet er gyldig' })).toHaveCount(2)
  await expectComplete(page)
  await page.keyboard.press('Enter')
  await expect(outcome(page)).toHaveText(/^order \d+$/)
})

test('each field explains a wrong value, in the page and in its frame', async ({ page, shop }) => {
  await open(page, shop)
  const number = field(page, 'Kortnummer').getByRole('textbox')
  await number.pressSequentially('4111111111111112')
  await expect(errorText(page, 'Skriv et gyldig kortnummer')).toBeVisible()
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(number).toHaveAccessibleDescription('Skriv et gyldig kortnummer')
  await number.press('Backspace')
  await number.press('1')
  await expect(errorText(page, 'Skriv et gyldig kortnummer')).toBeHidden()
  const expiry = field(page, 'Utløpsdato').getByRole('textbox')
  await expiry.pressSequentially('0120')
  await expect(errorText(page, /^Skriv en gyldig utløpsdato/)).toBeVisible()
  await expiry.fill('')
  await pay(page)
  await expect(errorText(page, /^Skriv utløpsdatoen/)).toBeVisible()
  await expect(expiry).toHaveAttribute('aria-invalid', 'true')
  await expect(outcome(page)).toHaveText('')
})

test('a brand that the stand-in does not take is named as such', async ({ page, shop }) => {
  await open(page, shop, 'en')
  await page.route('**/v3/bin/binLookup*', async (route) => {
    const response = await route.fetch()
    const body = z
      .object({ brands: z.array(z.looseObject({})) })
      .loose()
      .parse(await response.json())
    const brands = body.brands.map((brand) => ({ ...brand, supported: false }))
    await route.fulfill({ response, json: { ...body, brands } })
  })
  await field(page, 'Card number').getByRole('textbox').pressSequentially('4111111111111111')
  await expect(errorText(page, 'Enter a supported card brand')).toBeVisible()
})

test('a browser fills in date and name with the number', async ({ page, shop }) => {
  await open(page, shop)
  const frame = field(page, 'Kortnummer')
  await frame.locator('input[autocomplete=cc-number]').fill('4111111111111111')
  await frame.locator('input[autocomplete=cc-exp]').evaluate((input: HTMLInputElement) => {
    input.value = '03/2030'
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await frame.locator('input[autocomplete=cc-name]').evaluate((input: HTMLInputElement) => {
    input.value = 'Kari Nordmann'
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await expect(field(page, 'Utløpsdato').getByRole('textbox')).toHaveValue('03/30')
  await expect(page.getByLabel('Navn på kortet')).toHaveValue('Kari Nordmann')
  await field(page, 'Sikkerhetskode').getByRole('textbox').fill('737')
  await expectComplete(page)
  await pay(page)
  await expect(outcome(page)).toHaveText(/^order \d+$/)
})

test('texts, styles and accessibility', async ({ page, shop }) => {
  for (const language of ['nb', 'en'] as const) {
    await test.step(language, async () => {
      const failed: string[] = []
      page.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
      page.on('console', (message) => message.type() === 'error' && failed.push(message.text()))
      await open(page, shop, language)
      const names = NAMES[language]
      for (const name of [names.number, names.expiry, names.code]) {
        const input = field(page, name).getByRole('textbox', { name })
        await expect(input).toHaveCSS('color', 'rgb(1, 2, 3)')
        await expect(field(page, name).locator('html')).toHaveAttribute('lang', language === 'nb' ? 'no-NO' : 'en-US')
      }
      await expect(page.getByText(names.holder)).toBeVisible()
      await expect(page.getByRole('button', { name: names.pay })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
      expect(failed).toEqual([])
    })
  }
})

test('the panel lists cards and payments, and settles what is pending', async ({ page, shop }) => {
  const token = await open(page, shop)
  await fillCard(page, '4111111111111111')
  await page.getByLabel('Navn på kortet').fill('PENDING')
  await pay(page)
  await expect(outcome(page)).toHaveText(/^order \d+$/)
  await page.goto(shop.stack.payments.url)
  await expect(page.getByRole('cell', { name: '4111 1111 1111 1111' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page
    .getByRole('row', { name: /pending/ })
    .getByRole('button', { name: 'Refuse' })
    .click()
  await expect(page.getByRole('row', { name: /pending/ })).toBeHidden()
  const status = async () => {
    const response = await fetch(`${shop.stack.commerce.url}receipt`, { headers: { 'api-token': token } })
    return z.object({ order: z.object({ status: z.string() }) }).parse(await response.json()).order.status
  }
  await expect.poll(status).toBe('cancelled')
})
