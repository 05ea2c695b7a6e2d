import { test as base, expect, type FrameLocator, type Page } from '@playwright/test'
import { z } from 'zod'
import { type PaymentStack, startPaymentStack } from '#tests/contract/commerce/payment-stack.ts'
import { violationsIn } from '../support/accessibility.ts'
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
  await field(page, names.code).getByRole('textbox', { name: names.code }).pressSequentially('737')
  await expectComplete(page)
}

const pay = (page: Page, language: 'nb' | 'en' = 'nb') =>
  page.getByRole('button', { name: NAMES[language].pay }).and(page.locator(':visible')).click()
const errorText = (page: Page, text: string | RegExp) =>
  page.locator('.adyen-checkout-contextual-text--error', { hasText: text })
const outcome = (page: Page) => page.locator('output')

async function expectNoFindings(page: Page): Promise<void> {
  const violations = await violationsIn(page)
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([])
}

/** The addresses of failed responses, and errors in the console, such as violations of the page's policy. */
function failuresOf(page: Page): string[] {
  const failed: string[] = []
  page.on('response', (response) => response.status() >= 400 && failed.push(response.url()))
  page.on('console', (message) => message.type() === 'error' && failed.push(message.text()))
  return failed
}

async function expectLanguageAndStyles(page: Page, language: 'nb' | 'en'): Promise<void> {
  const names = NAMES[language]
  for (const name of [names.number, names.expiry, names.code]) {
    const input = field(page, name).getByRole('textbox', { name })
    await expect(input).toHaveCSS('color', 'rgb(1, 2, 3)')
    await expect(field(page, name).locator('html')).toHaveAttribute('lang', language === 'nb' ? 'no-NO' : 'en-US')
  }
  await expect(page.getByText(names.holder)).toBeVisible()
  await expect(page.getByRole('button', { name: names.pay })).toBeVisible()
}

test('[R1.10] in Norwegian: each field explains a wrong value, a browser fills in the card, American Express has a code of four digits', async ({
  page,
  shop,
}) => {
  const failed = failuresOf(page)
  await open(page, shop)
  await expectLanguageAndStyles(page, 'nb')
  const number = field(page, 'Kortnummer').getByRole('textbox')
  const expiry = field(page, 'Utløpsdato').getByRole('textbox')
  const code = field(page, 'Sikkerhetskode').getByRole('textbox')

  await test.step('each field explains a wrong value, in the page and in its frame', async () => {
    await number.pressSequentially('4111111111111112')
    await expect(errorText(page, 'Skriv et gyldig kortnummer')).toBeVisible()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await expect(number).toHaveAccessibleDescription('Skriv et gyldig kortnummer')
    await number.press('Backspace')
    await number.press('1')
    await expect(errorText(page, 'Skriv et gyldig kortnummer')).toBeHidden()
    await expiry.pressSequentially('0120')
    await expect(errorText(page, /^Skriv en gyldig utløpsdato/)).toBeVisible()
    await expiry.fill('')
    await pay(page)
    await expect(errorText(page, /^Skriv utløpsdatoen/)).toBeVisible()
    await expect(expiry).toHaveAttribute('aria-invalid', 'true')
    await expect(outcome(page)).toHaveText('')
    await expectNoFindings(page)
  })

  await test.step('a browser fills in date and name with the number', async () => {
    const frame = field(page, 'Kortnummer')
    await number.fill('')
    await frame.locator('input[autocomplete=cc-number]').fill('4111111111111111')
    await frame.locator('input[autocomplete=cc-exp]').evaluate((input: HTMLInputElement) => {
      input.value = '03/2030'
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    await frame.locator('input[autocomplete=cc-name]').evaluate((input: HTMLInputElement) => {
      input.value = 'Kari Nordmann'
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    await expect(expiry).toHaveValue('03/30')
    await expect(page.getByLabel('Navn på kortet')).toHaveValue('Kari Nordmann')
    await code.fill('737')
    await expectComplete(page)
    await expect(page.getByRole('img', { name: 'Feltet er gyldig' })).toHaveCount(3)
  })

  await test.step('a card of American Express is authorised', async () => {
    await number.fill('')
    await number.pressSequentially('371449635398431')
    await expect(page.locator('body')).not.toHaveAttribute('data-valid')
    await code.fill('')
    await code.pressSequentially('7373')
    await expectComplete(page)
    await pay(page)
    await expect(outcome(page)).toHaveText(/^order \d+$/)
  })
  expect(failed).toEqual([])
})

test('in English: a brand that the stand-in does not take is named as such; a bank that asks by POST sends the shopper back with an order', async ({
  page,
  shop,
}) => {
  const failed = failuresOf(page)
  await open(page, shop, 'en')
  await expectLanguageAndStyles(page, 'en')
  const lookUps = '**/v3/bin/binLookup*'
  await page.route(lookUps, async (route) => {
    const response = await route.fetch()
    const body = z
      .object({ brands: z.array(z.looseObject({})) })
      .loose()
      .parse(await response.json())
    const brands = body.brands.map((brand) => ({ ...brand, supported: false }))
    await route.fulfill({ response, json: { ...body, brands } })
  })
  const number = field(page, 'Card number').getByRole('textbox')
  await number.pressSequentially('4111111111111111')
  await expect(errorText(page, 'Enter a supported card brand')).toBeVisible()
  await page.unroute(lookUps)
  await number.fill('')

  await fillCard(page, '4212345678910006', 'en')
  await pay(page, 'en')
  await expect(page.getByRole('heading', { name: 'Confirm the payment' })).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(outcome(page)).toHaveText(/^order \d+$/)
  const order = await outcome(page).textContent()
  await page.reload()
  await expect(outcome(page)).toHaveText(order ?? '')
  expect(failed).toEqual([])
})

test('Vipps is paid with; the panel lists cards and payments, and settles what is pending', async ({ page, shop }) => {
  await open(page, shop)
  await page.getByRole('radio', { name: /Vipps/ }).click()
  await page.getByRole('button', { name: 'Fortsett til Vipps' }).click()
  await expect(page.getByRole('heading', { name: 'Betal med Vipps' })).toBeVisible()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Betal', exact: true }).click()
  await expect(outcome(page)).toHaveText(/^order \d+$/)

  const token = await open(page, shop)
  await fillCard(page, '4111111111111111')
  await page.getByLabel('Navn på kortet').fill('PENDING')
  await pay(page)
  await expect(outcome(page)).toHaveText(/^order \d+$/)
  await page.goto(shop.stack.payments.url)
  await expect(page.getByRole('cell', { name: '4111 1111 1111 1111' })).toBeVisible()
  await expectNoFindings(page)
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
