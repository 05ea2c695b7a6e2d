import { Hono } from 'hono'
import { hasValidSignature, webhookSchema } from '#sandbox/payments/webhooks/hmac.ts'
import { parseJson } from '#web/domain/json.ts'
import { readBody } from '../http/body.ts'
import { notAcceptable, notFound } from '../http/checkout-error.ts'
import type { CommerceContext, CommerceEnvironment } from '../http/environment.ts'
import { shortageResponse } from '../http/response.ts'
import { openSession } from '../http/session.ts'
import { finishPayment, paymentResultSchema } from '../payment/finish-payment.ts'
import { paySelection } from '../payment/pay-selection.ts'
import { paymentForm } from '../payment/payment-form.ts'
import { type PaymentRequest, paymentRequestSchema, requireComplete } from '../payment/payment-request.ts'
import { receiptJson } from '../responses/order.ts'
import { PAYMENT_METHODS } from '../responses/payment-methods.ts'
import { grandTotalOf } from '../responses/selection.ts'
import type { Session } from '../store/sessions.ts'

/** `POST payment`: the form first, then the payment. `POST payment-result`: the shopper has come back. */
export const paymentRoutes = new Hono<CommerceEnvironment>()

paymentRoutes.post('/payment', async (c) => {
  const session = openSession(c)
  const request = await readBody(c, paymentRequestSchema)
  const { platform, provider } = c.var
  if (!PAYMENT_METHODS.some(({ paymentMethod }) => paymentMethod === request.paymentMethod))
    throw notFound('paymentMethod')
  const selection = platform.selections.get(session.selectionId)
  requireComplete(request, selection.country)
  // A voucher may make the selection cost nothing: there is no payment method then.
  const isFree = grandTotalOf(platform, selection).value === 0
  if (!request.paymentInitiateOnly && (request.paymentMethodSpecificFields || isFree)) return pay(c, session, request)
  if (selection.lines.length === 0) throw notAcceptable({ selection: 'empty' })
  const form = await paymentForm(session, request, { platform, provider })
  return c.json({ token: session.token, ...form })
})

paymentRoutes.post('/payment-result', async (c) => {
  const session = openSession(c)
  const { paymentMethodFields } = await readBody(c, paymentResultSchema)
  const order = await finishPayment(session, paymentMethodFields, c.var)
  c.var.afterPayment()
  return c.json({ token: session.token, order: receiptJson(order) })
})

async function pay(c: CommerceContext, session: Session, request: PaymentRequest): Promise<Response> {
  const result = await paySelection(session, request, c.var)
  c.var.afterPayment()
  const { token } = session
  if (result.kind === 'short') return shortageResponse(c, result.shortages)
  if (result.kind === 'action') {
    return c.json({ token, action: 'javascript', formType: 'adyen-drop-in', formFields: { action: result.action } })
  }
  const { number, status } = result.order
  return c.json({ token, action: 'success', order: String(number), status }, result.isNew ? 201 : 200)
}

/** Takes the payment service's webhooks. Nothing of a call is stored unless every item is signed with the key. */
export function paymentWebhookRoutes(hmacKey: string): Hono<CommerceEnvironment> {
  return new Hono<CommerceEnvironment>().post('/', async (c) => {
    const parsed = webhookSchema.safeParse(parseJson(await c.req.text()))
    if (!parsed.success) return c.text('not a webhook', 400)
    const items = parsed.data.notificationItems.map(({ NotificationRequestItem: item }) => item)
    if (!items.every((item) => hasValidSignature(item, hmacKey))) return c.text('signature is not valid', 401)
    const { database, webhooks } = c.var.platform
    database.transact(() => {
      for (const item of items) webhooks.store(item)
    })
    c.var.afterPayment()
    return c.text('[accepted]')
  })
}
