import type { Money } from '../money.ts'

/** Why a payment made no order. `unknown`: neither the platform nor the receipt could tell. */
export type PaymentFailure = 'cancelled' | 'error' | 'refused' | 'unknown'

/** The reservation of a bag's crowdfunding lines; its idempotency key proves whose it is. */
export type ReservationProof = { readonly id: string; readonly key: string }

/** The result of the last payment in this browser (`centraPaymentResult`, docs/product/3). */
export type PaymentResult =
  /** `order` is the platform's order number; `reservation` is the part of the bag that was reserved along with it. */
  | {
      readonly kind: 'order'
      readonly order: string
      readonly reservation: ReservationProof | null
      /** The amount on the pay button, if this browser knows it. */
      readonly buttonAmount?: Money
      /** The analytics have been told of it, or were not allowed to. */
      readonly isReported?: true
    }
  /** A bag of crowdfunding lines alone: reserved, nothing charged. */
  | { readonly kind: 'reservation'; readonly reservation: ReservationProof }
  | { readonly kind: 'failed'; readonly outcome: PaymentFailure }

const failures: readonly unknown[] = ['cancelled', 'error', 'refused', 'unknown'] satisfies readonly PaymentFailure[]

/** Null for anything but a result: anybody can write to the storage. */
export function readPaymentResult(stored: unknown): PaymentResult | null {
  if (!isFields(stored)) return null
  const { kind, order, outcome } = stored
  const reservation = readReservationProof(stored.reservation)
  const buttonAmount = readMoney(stored.buttonAmount)
  if (kind === 'order' && typeof order === 'string' && order)
    return {
      kind,
      order,
      reservation,
      ...(buttonAmount && { buttonAmount }),
      ...(stored.isReported === true && { isReported: true }),
    }
  if (kind === 'reservation' && reservation) return { kind, reservation }
  return kind === 'failed' && isFailure(outcome) ? { kind, outcome } : null
}

/** Null for anything but an amount. */
export function readMoney(stored: unknown): Money | null {
  if (!isFields(stored)) return null
  const { amount, currency } = stored
  return typeof amount === 'number' && typeof currency === 'string' ? { amount, currency } : null
}

function readReservationProof(stored: unknown): ReservationProof | null {
  if (!isFields(stored)) return null
  const { id, key } = stored
  return typeof id === 'string' && typeof key === 'string' ? { id, key } : null
}

function isFailure(value: unknown): value is PaymentFailure {
  return failures.includes(value)
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
