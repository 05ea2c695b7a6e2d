import { createHash } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { parseJson } from '#web/domain/json.ts'
import { isSameSecret } from '#web/lib/is-same-secret.ts'
import { BRANDS, brandOfNumber } from '../cards/brands.ts'
import { type CardResult, resultOfCard } from '../cards/card-result.ts'
import { type EncryptedCard, encryptedCardSchema, readCard, UnreadableCard } from '../cards/encrypted-fields.ts'
import { ApiError, readBody, validated } from '../http/api-error.ts'
import type { PaymentsContext, PaymentsEnvironment } from '../http/environment.ts'
import type { Payment, PaymentPage, PaymentState } from '../store/payments.ts'
import { paymentJson } from './payment-json.ts'

const paymentSchema = z.object({
  merchantAccount: z.string(),
  reference: z.string().min(1).max(80),
  amount: z.object({ currency: z.enum(['NOK', 'EUR']), value: z.int().min(1).max(100_000_000_00) }),
  returnUrl: z.url({ protocol: /^https?$/ }).max(8000),
  shopperLocale: z.string().max(20).optional(),
  paymentMethod: z.discriminatedUnion('type', [encryptedCardSchema, z.object({ type: z.literal('vipps') })]),
})
type PaymentRequest = z.infer<typeof paymentSchema>

const detailsSchema = z.object({
  details: z.union([
    z.object({ redirectResult: z.string().max(4000) }),
    z.object({ MD: z.string().max(4000), PaRes: z.string().max(4000) }),
  ]),
})

/** The checkout API that the shop's commerce platform calls. Every call needs `x-api-key`. */
export const checkoutApi = new Hono<PaymentsEnvironment>()

checkoutApi.post('/paymentMethods', async (c) => {
  const { shopperLocale } = await readBody(c, z.object({ shopperLocale: z.string().max(20).optional() }))
  const name = languageOf(shopperLocale) === 'nb' ? 'Kort' : 'Cards'
  return c.json({
    paymentMethods: [
      { type: 'scheme', name, brands: BRANDS.map(({ brand }) => brand) },
      { type: 'vipps', name: 'Vipps' },
    ],
  })
})

checkoutApi.post('/payments', async (c) => {
  const { service, origin } = c.var
  const text = await c.req.text()
  const request = validated(parseJson(text), paymentSchema)
  const idempotencyKey = c.req.header('idempotency-key')
  const hash = createHash('sha256').update(text).digest('hex')
  const known = idempotencyKey ? service.payments.byIdempotencyKey(idempotencyKey) : undefined
  if (known && known.requestHash !== hash)
    throw new ApiError(422, '704', 'The idempotency key was used for another request')
  const payment = known?.payment ?? (await makePayment(c, request, { idempotencyKey, hash }))
  return c.json(paymentJson(payment, origin))
})

checkoutApi.post('/payments/details', async (c) => {
  const { details } = await readBody(c, detailsSchema)
  const payment = c.var.service.payments.byReturnCode(
    'redirectResult' in details ? details.redirectResult : details.PaRes,
  )
  if (!payment || ('MD' in details && details.MD !== payment.md))
    throw new ApiError(422, '14_006', 'The details of this payment are not known')
  return c.json(paymentJson(payment, c.var.origin))
})

checkoutApi.post('/payments/:reference/cancels', (c) => {
  const payment = c.var.service.payments.get(c.req.param('reference'))
  if (!payment) throw new ApiError(422, '167', 'Original pspReference required for this operation')
  c.var.service.payments.cancel(payment.pspReference)
  return c.json({ paymentPspReference: payment.pspReference, status: 'received' }, 201)
})

/** 401 for calls without the key in `x-api-key`. */
export function requireApiKey(key: string): MiddlewareHandler<PaymentsEnvironment> {
  return async (c, next) => {
    if (!isSameSecret(c.req.header('x-api-key') ?? '', key))
      throw new ApiError(401, '000', 'HTTP Status Response - Unauthorized', 'security')
    return next()
  }
}

async function makePayment(
  c: PaymentsContext,
  request: PaymentRequest,
  identity: { idempotencyKey: string | undefined; hash: string },
): Promise<Payment> {
  const { paymentMethod, amount, reference, returnUrl } = request
  const { payments } = c.var.service
  const shared = { merchantReference: reference, amount, returnUrl, language: languageOf(request.shopperLocale) }
  if (paymentMethod.type === 'vipps') {
    return payments.create({ ...shared, ...waiting('vipps'), method: 'vipps', cardSummary: undefined }, identity)
  }
  const { result, lastDigits, method } = await askBank(c, paymentMethod)
  return payments.create({ ...shared, ...outcomeOf(result), method, cardSummary: lastDigits }, identity)
}

type BankAnswer = { readonly result: CardResult; readonly lastDigits: string; readonly method: string }

async function askBank(c: PaymentsContext, card: EncryptedCard): Promise<BankAnswer> {
  try {
    const data = await readCard(card, c.var.service.key.privateKey, new Date())
    const method = brandOfNumber(data.number)?.brand ?? 'scheme'
    return { result: resultOfCard(data), lastDigits: data.number.slice(-4), method }
  } catch (error) {
    if (error instanceof UnreadableCard) throw new ApiError(422, '174', error.message)
    throw error
  }
}

function outcomeOf(result: CardResult) {
  if (result.resultCode === 'authenticate') {
    return waiting(result.card.authentication === 'form' ? 'bankForm' : 'bankLink')
  }
  const states = {
    Authorised: 'authorised',
    Pending: 'pending',
    Refused: 'refused',
    Cancelled: 'cancelled',
    Error: 'error',
  } as const
  const reasons = 'reason' in result ? result : { reason: undefined, reasonCode: undefined }
  return {
    page: 'none' as const,
    state: states[result.resultCode],
    reason: reasons.reason,
    reasonCode: reasons.reasonCode,
  }
}

function waiting(page: PaymentPage) {
  const state: PaymentState = 'waiting'
  return { page, state, reason: undefined, reasonCode: undefined }
}

function languageOf(locale: string | undefined): 'nb' | 'en' {
  return /^(nb|no|nn)\b/i.test(locale ?? '') ? 'nb' : 'en'
}
