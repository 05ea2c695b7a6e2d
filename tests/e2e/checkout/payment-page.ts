import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, FrameLocator, Locator, Page } from '@playwright/test'
import { stackLog, testAddresses } from '#tests/setup/addresses.ts'
import { consentOf, onlyNecessary } from '#web/domain/visitor/consent.ts'
import { initialLocalState, localStateKey, serialiseLocalState } from '#web/domain/visitor/local-state.ts'
import { en } from '#web/i18n/en.ts'
import { nb } from '#web/i18n/nb.ts'
import { expect } from '../support/fixtures.ts'
import { callCommerceAdmin, type OwnBag } from '../support/own-bag.ts'
import { fillForm, type Language, openCheckout } from './checkout-page.ts'

export const paymentTexts = { nb: nb.payment, en: en.payment } as const

/** Plenty of it is in stock for these tests. */
export const ITEM = '10101-1010101'

export const cards = {
  good: '4111111111111111',
  bankForm: '4212345678910006',
  bankLink: '5201281505129736',
} as const

const names = {
  nb: { number: 'Kortnummer', expiry: 'Utløpsdato', code: 'Sikkerhetskode', holder: 'Navn på kortet' },
  en: { number: 'Card number', expiry: 'Expiry date', code: 'Security code', holder: 'Name on card' },
} as const

/** Opens the checkout with a filled in form and a Drop-in that can be typed in. */
export async function openPayment(page: Page, lang: Language = 'nb', bag: OwnBag = { items: [ITEM] }): Promise<void> {
  await callCommerceAdmin('PUT', `items/${ITEM}/stock`, { stock: 200 })
  await openCheckout(page, bag, lang)
  await fillForm(page, { lang })
  await expect(page.getByText(paymentTexts[lang].preparing, { exact: true })).toBeHidden({ timeout: 30_000 })
}

/** A page in the browser of another shopper, on the stack's storefront or another one. */
export async function otherShopper(browser: Browser, baseURL: string = testAddresses.SITE_ORIGIN): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  const state = { ...initialLocalState, hasDismissedSplash: true, consent: consentOf(onlyNecessary) }
  await context.addInitScript(
    ([key, value]) => {
      if (origin !== 'null') localStorage[key] ??= value
    },
    [localStateKey, serialiseLocalState(state)] as const,
  )
  return context.newPage()
}

const frame = (page: Page, name: string): FrameLocator => page.frameLocator(`iframe[title="${name}"]`)

export async function fillCard(
  page: Page,
  number: string = cards.good,
  lang: Language = 'nb',
  holder = 'Kari Nordmann',
): Promise<void> {
  const field = (name: string) => frame(page, name).getByRole('textbox', { name })
  await type(field(names[lang].number), number, number.replace(/(.{4})(?=.)/g, '$1 '))
  await type(field(names[lang].expiry), '0330', '03/30')
  await type(field(names[lang].code), '737', '737')
  await holderField(page, lang).fill(holder)
}

/** Types again if the Drop-in, which moves to the first mistake, has taken the focus meanwhile. */
async function type(field: Locator, text: string, shown: string): Promise<void> {
  await expect(async () => {
    await field.fill('')
    await field.pressSequentially(text)
    await expect(field).toHaveValue(shown, { timeout: 1000 })
  }).toPass()
}

export const cardField = (page: Page, name: keyof typeof names.nb, lang: Language = 'nb'): Locator =>
  frame(page, names[lang][name]).getByRole('textbox')

export const holderField = (page: Page, lang: Language = 'nb'): Locator => page.getByLabel(names[lang].holder)

/** The shop's own button; its words follow the order and the method. */
export const payButton = (page: Page, lang: Language = 'nb'): Locator =>
  page.getByRole('region', { name: paymentTexts[lang].heading }).getByRole('button', {
    name: lang === 'nb' ? /^(Betal|Fortsett til Vipps|Reserver|Fullfør)/ : /^(Pay|Continue to Vipps|Reserve|Complete)/,
  })

export async function chooseVipps(page: Page, lang: Language = 'nb'): Promise<void> {
  await page.getByRole('radio', { name: /Vipps/ }).click()
  await expect(payButton(page, lang)).toHaveText(paymentTexts[lang].payWithVipps)
}

export const message = (page: Page, lang: Language = 'nb'): Locator =>
  page.getByRole('region', { name: paymentTexts[lang].heading }).getByRole('alert').filter({ hasText: /./ })

export type StoredState = {
  readonly centra: { readonly token: string; readonly lines: readonly unknown[]; readonly rest?: unknown } | null
  readonly centraPaymentResult: { readonly kind: string; readonly order?: string; readonly outcome?: string } | null
  readonly openPayment: { readonly reservation: unknown } | null
  readonly mc: unknown
}

export function storedState(page: Page): Promise<StoredState> {
  return page.evaluate((key) => JSON.parse(localStorage[key] ?? '{}').state, localStateKey)
}

/** The last order of a token, if there is one. */
export async function receiptOf(
  token: string,
): Promise<{ order: string; items: readonly { item: string }[] } | undefined> {
  const response = await fetch(`${testAddresses.CENTRA_API_URL}receipt`, { headers: { 'api-token': token } })
  return response.ok ? (await response.json()).order : undefined
}

/** The requests of a browser by method, origin and path. */
export function requestsOf(context: BrowserContext): string[] {
  const requests: string[] = []
  context.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (request.method() !== 'OPTIONS' && /^http/.test(origin))
      requests.push(`${request.method()} ${origin}${pathname}`)
  })
  return requests
}

const secrets = [
  /4111 ?1111 ?1111 ?1111/,
  /4212 ?3456 ?7891 ?0006/,
  /5201 ?2815 ?0512 ?9736/,
  /eyJhbGciOiJSU0EtT0FFUC/,
  /redirectResult/,
  /Storgata 1/,
  /kari@example\.com/,
  /\+?4791234567|912 34 567/,
]

/**
 * Nothing of cards, of what banks send back, or of buyers is in any program's output, or reported as part of an error.
 */
export async function expectNothingPersonalInLogs(): Promise<void> {
  const sink = new URL(testAddresses.SENTRY_DSN)
  const events = await (await fetch(`${sink.protocol}//${sink.host}/api/events`)).text()
  for (const text of [readFileSync(stackLog, 'utf8'), events])
    for (const secret of secrets) expect(text.match(secret)?.[0], String(secret)).toBeUndefined()
}
