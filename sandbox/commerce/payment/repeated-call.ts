import { createHash } from 'node:crypto'
import type { CommercePlatform } from '../platform.ts'
import type { Order } from '../store/orders.ts'
import type { PaymentRequest } from './payment-request.ts'

type Call = {
  readonly request: PaymentRequest
  /** The order that the session's previous selection has become. */
  readonly lastOrder: number | undefined
  /** Whether nothing is in the session's selection. */
  readonly isEmpty: boolean
}

/**
 * The session's last order, if this call is the one that paid it, sent again because its response was lost: nothing is
 * left to pay, or the very same encrypted card has paid that order. What has been put into the bag since was not meant.
 */
export function orderOfRepeatedCall({ attempts, orders }: CommercePlatform, call: Call): Order | undefined {
  const order = call.lastOrder === undefined ? undefined : orders.get(call.lastOrder)
  const press = pressOf(call.request)
  const reference = press && attempts.ofPress(press)?.reference
  const isSamePress = reference !== undefined && reference === order?.payment?.reference
  return call.isEmpty || isSamePress ? order : undefined
}

/**
 * Hash of an encrypted card, which is encrypted differently each time it is typed. Undefined for Vipps and for plain
 * test cards.
 */
export function pressOf({ paymentMethodSpecificFields }: PaymentRequest): string | undefined {
  const encrypted = paymentMethodSpecificFields?.paymentMethod.encryptedCardNumber
  return typeof encrypted === 'string' && !encrypted.startsWith('test_') ? hashOf(encrypted) : undefined
}

/**
 * The method and what was typed for it. What adyen-web adds to each press (its attempt, the time) would make every
 * press another one.
 */
export function enteredPayment({ paymentMethodSpecificFields }: PaymentRequest): Record<string, unknown> | undefined {
  if (!paymentMethodSpecificFields) return undefined
  const { sdkData: _time, checkoutAttemptId: _attempt, ...entered } = paymentMethodSpecificFields.paymentMethod
  return entered
}

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
