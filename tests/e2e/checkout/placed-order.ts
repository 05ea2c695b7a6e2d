import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext } from '@playwright/test'
import { ADDRESS, GOOD_CARD, Shopper } from '#tests/contract/commerce/payment-calls.ts'
import { testAddresses } from '#tests/setup/addresses.ts'
import type { PaymentResult, ReservationProof } from '#web/domain/checkout/payment-result.ts'
import type { Order } from '#web/domain/order/order.ts'
import { consentOf, onlyNecessary } from '#web/domain/visitor/consent.ts'
import { initialLocalState, localStateKey, serialiseLocalState } from '#web/domain/visitor/local-state.ts'
import { readReceipt } from '#web/services/centra/receipt.ts'
import { fillSelection, type OwnBag } from '../support/own-bag.ts'

type Options = OwnBag & {
  readonly lang?: 'nb' | 'en'
  readonly email?: string
  readonly address?: object
  /** The payment method; by default a card that is authorised. */
  readonly payment?: object
}

type PlacedOrder = { readonly token: string; readonly order: Order; readonly email: string }

/** A selection of one test as a shopper who is about to pay. */
export async function shopperWithBag({ lang = 'nb', ...bag }: Options): Promise<Shopper> {
  const shopper = new Shopper(testAddresses.CENTRA_API_URL)
  shopper.token = await fillSelection(bag)
  await shopper.call('PUT', `languages/${lang}`)
  return shopper
}

/** Places an order by the calls that the checkout makes. */
export async function placeOrder(options: Options): Promise<PlacedOrder> {
  const { email = `${randomUUID()}@example.com`, address = {}, payment = GOOD_CARD } = options
  const shopper = await shopperWithBag(options)
  const { status, body } = await shopper.pay(payment, { address: { ...ADDRESS, email, ...address } })
  if (body.action !== 'success') throw new Error(`No order: ${status} ${JSON.stringify(body)}`)
  return placedBy(shopper, email)
}

/** The order that the shopper has just placed. */
export async function placedBy(shopper: Shopper, email: string): Promise<PlacedOrder> {
  const order = readReceipt((await shopper.call('GET', 'receipt')).body)
  if (!order || !shopper.token) throw new Error('No receipt')
  return { token: shopper.token, order, email }
}

/** Somebody else's browser, without banner and splash. */
export async function otherBrowser(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: testAddresses.SITE_ORIGIN })
  const stored = serialiseLocalState({
    ...initialLocalState,
    hasDismissedSplash: true,
    consent: consentOf(onlyNecessary),
  })
  await context.addInitScript(
    ([key, value]) => {
      // Frames without an origin have no storage.
      if (origin !== 'null') localStorage[key] ??= value
    },
    [localStateKey, stored] as const,
  )
  return context
}

/** Stores in the browser what the checkout leaves after a payment, without replacing what its pages store later. */
export async function arriveWith(
  context: BrowserContext,
  token: string,
  centraPaymentResult: PaymentResult,
): Promise<void> {
  await context.addInitScript(
    ([key, own]) => {
      if (origin === 'null') return
      const stored = JSON.parse(localStorage[key] ?? '{}')
      if (!stored.state || stored.state.centraPaymentResult) return
      Object.assign(stored.state, own)
      stored.state.userPreferences.country = 'NO'
      localStorage[key] = JSON.stringify(stored)
    },
    [localStateKey, { centra: { token, lines: [] }, centraPaymentResult }] as const,
  )
}

export function resultOf({ order }: PlacedOrder, reservation: ReservationProof | null = null): PaymentResult {
  return { kind: 'order', order: order.number, reservation }
}
