import { CompactEncrypt, importJWK } from 'jose'
import { z } from 'zod'
import type { PaymentStack } from './payment-stack.ts'
import { selectionShape } from './shapes.ts'

export const ITEM = '10101-1010101'
export const OTHER_ITEM = '10201-1020101'

export const ADDRESS = {
  email: 'kari@example.com',
  phoneNumber: '+4791234567',
  firstName: 'Kari',
  lastName: 'Nordmann',
  address1: 'Skogveien 1',
  zipCode: '0150',
  city: 'Oslo',
  country: 'NO',
  newsletter: false,
}

/** The payload of `POST payment` as the storefront sends it. */
export const PAYMENT = {
  paymentMethod: 'adyen',
  paymentReturnPage: 'http://localhost:3000/api/nb/payment-redirect',
  paymentFailedPage: 'http://localhost:3000/nb/checkout/failed',
  termsAndConditions: true,
  address: ADDRESS,
}

/** A card as the Drop-in sends it, in the plain form that test environments take. */
export function card(number: string, holderName?: string) {
  return {
    paymentMethodSpecificFields: {
      paymentMethod: {
        type: 'scheme',
        encryptedCardNumber: `test_${number}`,
        encryptedExpiryMonth: 'test_03',
        encryptedExpiryYear: 'test_2030',
        encryptedSecurityCode: 'test_737',
        ...(holderName && { holderName }),
      },
      browserInfo: { language: 'nb' },
    },
  }
}

/** A card as the Drop-in sends it after it was typed: encrypted differently each time. */
export async function encryptedCard({ payments }: Pick<PaymentStack, 'payments'>) {
  const key = await importJWK(payments.service.key.publicKey, 'RSA-OAEP')
  const encrypt = (field: object) =>
    new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ ...field, generationtime: new Date().toISOString() })))
      .setProtectedHeader({ alg: 'RSA-OAEP', enc: 'A256CBC-HS512', version: '1' })
      .encrypt(key)
  const paymentMethod = {
    type: 'scheme',
    encryptedCardNumber: await encrypt({ number: '4111111111111111' }),
    encryptedExpiryMonth: await encrypt({ expiryMonth: '03' }),
    encryptedExpiryYear: await encrypt({ expiryYear: '2030' }),
    encryptedSecurityCode: await encrypt({ cvc: '737' }),
  }
  return { paymentMethodSpecificFields: { paymentMethod } }
}

export const GOOD_CARD = card('4111111111111111')
export const POST_REDIRECT_CARD = card('4212345678910006')
export const GET_REDIRECT_CARD = card('5201281505129736')
export const VIPPS = { paymentMethodSpecificFields: { paymentMethod: { type: 'vipps' } } }

type PlatformResponse = { status: number; body: Record<string, unknown> }

/** Calls of one shopper. */
export class Shopper {
  readonly #url: string
  token: string | undefined

  constructor(url: string) {
    this.#url = url
  }

  async call(method: string, path: string, body?: object): Promise<PlatformResponse> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(this.token && { 'api-token': this.token }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const json = z.record(z.string(), z.unknown()).parse(await response.json())
    if (typeof json.token === 'string') this.token ??= json.token
    return { status: response.status, body: json }
  }

  pay(fields: object, changes: object = {}): Promise<PlatformResponse> {
    return this.call('POST', 'payment', { ...PAYMENT, ...changes, ...fields })
  }

  result(fields: Record<string, string>): Promise<PlatformResponse> {
    return this.call('POST', 'payment-result', { paymentMethodFields: { centraPaymentMethod: 'adyen', ...fields } })
  }

  async selection() {
    const { body } = await this.call('GET', 'selection')
    return selectionShape.parse(body).selection
  }

  /** The receipt, once there is one. */
  async receipt(): Promise<Record<string, unknown> | undefined> {
    const { status, body } = await this.call('GET', 'receipt')
    return status === 200 ? z.record(z.string(), z.unknown()).parse(body.order) : undefined
  }
}

/** A shopper with an item in the bag, of which there are plenty. */
export async function shopperWith(
  stack: Pick<PaymentStack, 'commerceAdmin'> & { readonly commerce: { readonly url: string } },
  item = ITEM,
): Promise<Shopper> {
  await stack.commerceAdmin('PUT', `admin/items/${item}/stock`, { stock: 100 })
  const shopper = new Shopper(stack.commerce.url)
  const { status } = await shopper.call('POST', `items/${item}`)
  if (status !== 201) throw new Error(`The item could not be added: ${status}`)
  return shopper
}

const actionShape = z.object({
  action: z.literal('javascript'),
  formFields: z.object({
    action: z.object({
      type: z.literal('redirect'),
      method: z.enum(['GET', 'POST']),
      url: z.url(),
      data: z.record(z.string(), z.string()).optional(),
    }),
  }),
})

export function actionOf({ body }: PlatformResponse) {
  return actionShape.parse(body).formFields.action
}

/**
 * Opens the page of the bank or of Vipps and presses a button, as a browser does; returns the parameters of the way
 * back.
 */
export async function choose(response: PlatformResponse, choice: string): Promise<Record<string, string>> {
  const { url, method, data } = actionOf(response)
  const opened = await fetch(url, method === 'POST' ? { method, body: new URLSearchParams(data) } : {})
  if (!opened.ok) throw new Error(`The page could not be opened: ${opened.status}`)
  const form = new URLSearchParams({ choice })
  const left = await fetch(`${url}/choice`, { method: 'POST', body: form, redirect: 'manual' })
  const location = left.headers.get('location')
  if (location) return Object.fromEntries(new URL(location).searchParams)
  const fields = [...(await left.text()).matchAll(/name="(MD|PaRes)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
}
