import { type CheckoutError, notAcceptable } from '../http/checkout-error.ts'
import type { ProviderResult } from './payment-provider.ts'
import type { PaidResult } from './settlement.ts'

/** A result with which the selection becomes an order; undefined for others. */
export function paidResultOf({
  resultCode,
  pspReference,
  amount,
  paymentMethod,
}: ProviderResult): PaidResult | undefined {
  if (resultCode !== 'Authorised' && resultCode !== 'Pending' && resultCode !== 'Received') return undefined
  const method = paymentMethod?.brand ?? paymentMethod?.type ?? ''
  return { pspReference, amount, method, state: resultCode === 'Authorised' ? 'authorised' : 'pending' }
}

/** Results without an order, as the shop hears of them. */
const OUTCOMES: Readonly<Record<string, string>> = { Refused: 'refused', Cancelled: 'cancelled', Error: 'error' }

/** 406 with the outcome, in the platform's format. */
export function failureOf({ resultCode }: ProviderResult): CheckoutError {
  return notAcceptable({ paymentMethod: OUTCOMES[resultCode] ?? 'failed' })
}
