import * as v from 'valibot'
import type { PaymentDetails } from '#web/domain/checkout/payment-request.ts'
import { callCentra } from './call.ts'
import type { CentraConnection } from './connection.ts'
import type { CentraResult } from './failure.ts'
import { orderOf, textOf } from './responses/optional-values.ts'
import { orderReservationShape, paymentShape, placedOrderShape } from './responses/payment.ts'

/** The name of the Drop-in's payment method at the platform. */
const PAYMENT_METHOD = 'adyen'
/** The platform waits for the payment service, which may wait for a bank. */
const PAYMENT_TIMEOUT_MS = 30_000

/** Absolute addresses that the shopper comes back to. */
export type PaymentPages = { readonly paymentReturnPage: string; readonly paymentFailedPage: string }

/**
 * The body of `POST payment` when the shopper pays; without `paymentMethodSpecificFields` when the selection costs
 * nothing.
 */
export type PaymentBody = PaymentPages & PaymentDetails & { readonly paymentMethodSpecificFields?: object }

type FormFields = NonNullable<v.InferInput<typeof paymentShape>['formFields']>
/** The Drop-in's next step: it takes the shopper to the bank or to Vipps. */
export type PaymentAction = NonNullable<FormFields['action']>

/** The data that the Drop-in needs. */
export type PaymentForm = {
  readonly paymentMethods: NonNullable<FormFields['paymentMethodData']>
  readonly clientKey: string
  /** A name of Adyen's (`test`, `live`, ...), or the address of a stand-in. */
  readonly environment: string
}

export type PaymentResponse =
  | { readonly kind: 'order'; readonly order: string }
  | { readonly kind: 'action'; readonly action: PaymentAction }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'failed' }

export type PaymentCalls = ReturnType<typeof createPaymentCalls>

/**
 * The calls of the checkout API that pay (docs/product/7). None is repeated here: whether a payment was made is for the
 * caller to find out.
 */
export function createPaymentCalls(connection: CentraConnection) {
  return {
    /** Requests the data that the Drop-in needs before anything is filled in. */
    initiate: (pages: PaymentPages): Promise<CentraResult<PaymentForm>> =>
      callCentra(
        connection,
        {
          method: 'POST',
          path: 'payment',
          body: { paymentMethod: PAYMENT_METHOD, ...pages, paymentInitiateOnly: true },
          isRepeatable: true,
          shape: paymentShape,
        },
        readForm,
      ),
    pay: (body: PaymentBody): Promise<CentraResult<PaymentResponse>> =>
      callCentra(
        connection,
        {
          method: 'POST',
          path: 'payment',
          body: { paymentMethod: PAYMENT_METHOD, ...body },
          timeoutMs: PAYMENT_TIMEOUT_MS,
          shape: paymentShape,
        },
        readPayment,
      ),
    /** The order that the shopper's return from the bank or Vipps has made (R7.03). */
    paymentResult: (paymentMethodFields: Readonly<Record<string, string>>): Promise<CentraResult<string>> =>
      callCentra(
        connection,
        {
          method: 'POST',
          path: 'payment-result',
          body: { paymentMethodFields },
          timeoutMs: PAYMENT_TIMEOUT_MS,
          shape: placedOrderShape,
        },
        readOrder,
      ),
    /**
     * The number of the session's last order; null when it has none, or one that was cancelled because the bank refused
     * it later.
     */
    async lastOrder(): Promise<CentraResult<string | null>> {
      const call = { method: 'GET', path: 'receipt', isRepeatable: true, shape: placedOrderShape } as const
      const result = await callCentra(connection, call, readLastOrder)
      return !result.ok && result.error.status === 404 ? { ok: true, value: null } : result
    },
    /** The id of the reservation that was placed with the session's last order; null when there was none. */
    reservationOfLastOrder: (): Promise<CentraResult<string | null>> =>
      callCentra(
        connection,
        { method: 'GET', path: 'receipt', isRepeatable: true, shape: orderReservationShape },
        readReservationId,
      ),
  } as const
}

function readReservationId(body: unknown): string | null | undefined {
  return v.is(orderReservationShape, body) ? (textOf(body.order.additionalFields?.reservation_id) ?? null) : undefined
}

function readForm(body: unknown): PaymentForm | undefined {
  const { paymentMethodData, clientKey, environment } = (v.is(paymentShape, body) && body.formFields) || {}
  const [key, place] = [textOf(clientKey), textOf(environment)]
  return paymentMethodData && key && place
    ? { paymentMethods: paymentMethodData, clientKey: key, environment: place }
    : undefined
}

function readPayment(body: unknown): PaymentResponse | undefined {
  if (!v.is(paymentShape, body)) return undefined
  const order = orderNumber(body.order)
  if (order) return { kind: 'order', order }
  const action = body.formFields?.action
  if (action) return { kind: 'action', action }
  if (body.action === 'failed') return { kind: 'failed' }
  const url = textOf(body.url)
  return url && isWebAddress(url) ? { kind: 'redirect', url } : undefined
}

function readOrder(body: unknown): string | undefined {
  return v.is(placedOrderShape, body) ? (orderNumber(body.order) ?? undefined) : undefined
}

function readLastOrder(body: unknown): string | null | undefined {
  const isCancelled =
    v.is(placedOrderShape, body) && typeof body.order === 'object' && body.order.status === 'cancelled'
  return isCancelled ? null : readOrder(body)
}

function orderNumber(order: v.InferInput<typeof paymentShape>['order']): string | null {
  return orderOf(typeof order === 'object' && order !== null ? order.order : order)
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}
