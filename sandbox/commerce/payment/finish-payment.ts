import { z } from 'zod'
import { CheckoutError, notAcceptable, notFound } from '../http/checkout-error.ts'
import type { CommercePlatform } from '../platform.ts'
import { PAYMENT_METHODS } from '../responses/payment-methods.ts'
import type { Attempt } from '../store/attempts.ts'
import type { Order } from '../store/orders.ts'
import type { Session } from '../store/sessions.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { failureOf, paidResultOf } from './provider-result.ts'
import { settleFailed, settlePaid } from './settlement.ts'

/** All parameters, of GET and POST, with which the shopper came back. */
export const paymentResultSchema = z.object({
  paymentMethodFields: z.record(
    z.string().max(200),
    z.union([z.string().max(20_000), z.number(), z.boolean()]).nullable(),
  ),
})
type Fields = z.infer<typeof paymentResultSchema>['paymentMethodFields']

/**
 * Finishes a payment whose shopper has come back. What came back is only a hint: the payment service says what
 * happened. Calling it again returns the same order.
 * @throws CheckoutError 404 for a payment of another session or an unknown one, 406 when it was not paid, 503 when the
 * service cannot be reached
 */
export async function finishPayment(
  session: Session,
  fields: Fields,
  { platform, provider }: { platform: CommercePlatform; provider: PaymentProvider },
): Promise<Order> {
  if (!PAYMENT_METHODS.some(({ paymentMethod }) => paymentMethod === fields.centraPaymentMethod))
    throw notFound('paymentMethod')
  const details = detailsOf(fields)
  if (!details) throw notAcceptable({ paymentMethod: 'failed' })
  const response = await provider.details(details)
  if (response.kind === 'unreachable') throw new CheckoutError(503, { paymentMethod: 'unavailable' })
  const attempt = response.kind === 'result' ? platform.attempts.get(response.result.merchantReference) : undefined
  if (response.kind !== 'result' || !attempt || !isOwn(platform, session, attempt)) throw notFound('paymentMethod')
  const paid = paidResultOf(response.result)
  if (paid) return settlePaid(platform, attempt.reference, paid)
  settleFailed(platform, attempt.reference)
  // Paid all the same: the service's webhook was here before the shopper.
  const order = platform.orders.ofSelection(attempt.selectionId)
  if (order && order.status !== 'cancelled') return order
  throw failureOf(response.result)
}

function detailsOf({ redirectResult, MD, PaRes }: Fields): Record<string, string> | undefined {
  if (typeof redirectResult === 'string') return { redirectResult }
  return typeof MD === 'string' && typeof PaRes === 'string' ? { MD, PaRes } : undefined
}

/** Whether the attempt belongs to the session's selection, or to the one that has become its last order. */
function isOwn(platform: CommercePlatform, { token }: Session, { selectionId }: Attempt): boolean {
  const session = platform.sessions.find(token)
  const order = platform.orders.ofSelection(selectionId)
  return session?.selectionId === selectionId || (order !== undefined && order.number === session?.lastOrder)
}
