import { literal, looseObject, nullish, number, object, record, safeParse, string, union, unknown } from 'zod/mini'
import { callCentra } from './call.ts'
import type { CentraConnection } from './connection.ts'
import type { CentraResult } from './failure.ts'

export type ShippingAddress = {
  readonly firstName: string
  readonly lastName: string
  readonly address1: string
  readonly address2?: string
  readonly zipCode: string
  readonly city: string
  readonly state?: string
  /** ISO 3166, two letters. */
  readonly country: string
}

/** The payload of `POST payment` (specification section 7). */
export type PaymentPayload = {
  readonly paymentMethod: string
  /** Where the payment page leads back to. */
  readonly paymentReturnPage: string
  readonly paymentFailedPage: string
  readonly termsAndConditions: boolean
  readonly address: ShippingAddress & {
    readonly newsletter: boolean
    readonly email: string
    readonly phoneNumber: string
  }
  /** Only when a separate shipping address was chosen (specification section 5). */
  readonly shippingAddress?: ShippingAddress
  /** Only when both are known (specification section 5). */
  readonly additionalFields?: {
    readonly mailchimp_campaign_id: string
    readonly mailchimp_landing_site: string
  }
  /** What the drop-in collected, on the second call of a payment. */
  readonly paymentMethodSpecificFields?: Readonly<Record<string, unknown>>
}

type Fields = Readonly<Record<string, unknown>>

/** What to do next. The form's own HTML is left out: it belongs to an older drop-in and evaluates scripts. */
export type PaymentStep =
  | { readonly action: 'redirect'; readonly url: string }
  | { readonly action: 'form'; readonly formType: string; readonly formFields: Fields }
  | { readonly action: 'javascript'; readonly formType: string; readonly formFields: Fields }
  | { readonly action: 'success'; readonly order: string }
  | { readonly action: 'failed' }

export type PlacedOrder = { readonly order: string; readonly status: string | null }

const id = union([string(), number()])
const fields = record(string(), unknown())
const stepShape = union([
  object({ action: literal('redirect'), url: string() }),
  object({ action: literal(['form', 'javascript']), formType: string(), formFields: fields }),
  object({ action: literal('success'), order: union([id, looseObject({ order: id })]) }),
  object({ action: literal('failed') }),
])
const flatOrderShape = object({ order: id, status: nullish(id) })
const orderShape = union([object({ order: flatOrderShape }), flatOrderShape])

/** Begins or goes on with a payment. Never repeated: an answer that got lost is found again through the receipt. */
export function startPayment(
  connection: CentraConnection,
  payload: PaymentPayload,
): Promise<CentraResult<PaymentStep>> {
  return callCentra(connection, { method: 'POST', path: 'payment', body: payload }, readStep)
}

/**
 * Tells the platform what the payment page sent back, all GET and POST parameters under their own names. Called once for
 * an order; a refused payment is a failure with `errors.paymentMethod`.
 */
export function sendPaymentResult(
  connection: CentraConnection,
  paymentMethodFields: Readonly<Record<string, string>>,
): Promise<CentraResult<PlacedOrder>> {
  return callCentra(connection, { method: 'POST', path: 'payment-result', body: { paymentMethodFields } }, readOrder)
}

function readStep(body: unknown): PaymentStep | undefined {
  const { data } = safeParse(stepShape, body)
  if (data?.action !== 'success') return data
  const { order } = data
  return { action: 'success', order: String(typeof order === 'object' ? order.order : order) }
}

/** The order comes nested or flat. */
function readOrder(body: unknown): PlacedOrder | undefined {
  const { data } = safeParse(orderShape, body)
  if (!data) return undefined
  const { order, status } = typeof data.order === 'object' ? data.order : { status: null, ...data, order: data.order }
  return { order: String(order), status: status === null || status === undefined ? null : String(status) }
}
