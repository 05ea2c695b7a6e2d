import type { BagItem } from '../bag/bag.ts'
import type { Money } from '../money.ts'
import { type PaymentResult, readMoney } from './payment-result.ts'

/**
 * A payment that has begun and is not settled yet: its outcome is unknown to this browser, or its reservation is still
 * pending. Kept in the browser's storage (`openPayment`), so that it survives a reload, a closed browser and the way to
 * the bank and back.
 */
export type OpenPayment = {
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** The selection's last order when the payment began: a receipt of another order is this payment's. */
  readonly orderBefore: string | null
  /** The amount on the pay button; the order may differ from it when the bag was changed elsewhere at that moment. */
  readonly buttonAmount: Money | null
  /** It is known that this payment made no order; only a wrongly reported failure can still become one. */
  readonly hasFailed: boolean
  /** An earlier payment has had no answer either: it may still become an order, whatever the outcome of this one. */
  readonly isEarlierOpen?: true
  readonly reservation: OpenReservation | null
}

type OpenReservation = {
  /** Idempotency key, a UUID. */
  readonly key: string
  /** Null until the backend has responded. */
  readonly id: string | null
  /** The items that were or will be taken out of the selection, to be put back when the reservation is released. */
  readonly items: readonly BagItem[]
}

/**
 * After this long without an order or a pending reservation nothing is expected any more: pending reservations expire
 * after half of it.
 */
export const OPEN_PAYMENT_LIFETIME_MS = 3_600_000

/** Whether this browser does not know yet that nothing has been paid. */
export function isUndecided({ hasFailed, isEarlierOpen }: OpenPayment): boolean {
  return !hasFailed || isEarlierOpen === true
}

/** Null for anything but an open payment: anybody can write to the storage. */
export function readOpenPayment(stored: unknown): OpenPayment | null {
  if (!isFields(stored)) return null
  const { startedAt, orderBefore, buttonAmount, hasFailed, reservation } = stored
  if (typeof startedAt !== 'number') return null
  return {
    startedAt,
    orderBefore: typeof orderBefore === 'string' ? orderBefore : null,
    buttonAmount: readMoney(buttonAmount),
    hasFailed: hasFailed === true,
    ...(stored.isEarlierOpen === true && { isEarlierOpen: true }),
    reservation: readReservation(reservation),
  }
}

/** The result of a payment that has become an order. */
export function orderResult(order: string, open: OpenPayment | null, buttonAmount?: Money): PaymentResult {
  const { id = null, key = '' } = open?.reservation ?? {}
  const amount = open?.buttonAmount ?? buttonAmount
  return {
    kind: 'order',
    order,
    reservation: id === null ? null : { id, key },
    ...(amount && { buttonAmount: amount }),
  }
}

function readReservation(stored: unknown): OpenReservation | null {
  if (!isFields(stored)) return null
  const { key, id, items } = stored
  if (typeof key !== 'string' || !Array.isArray(items)) return null
  return { key, id: typeof id === 'string' ? id : null, items: items.map(withFit).filter(isItem) }
}

/** Payments that began before a release that stores the fit go on without it. */
function withFit(item: unknown): unknown {
  return isFields(item) ? { gender: null, ...item } : item
}

const texts = ['itemId', 'variantId', 'centraId', 'name', 'size', 'currency']
const textsOrNull = ['gender', 'colourName', 'code', 'code2']

function isItem(value: unknown): value is BagItem {
  return (
    isFields(value) &&
    texts.every((field) => typeof value[field] === 'string') &&
    textsOrNull.every((field) => value[field] === null || typeof value[field] === 'string') &&
    typeof value.priceEach === 'number' &&
    (value.picture === undefined || typeof value.picture === 'string') &&
    (value.quantity === undefined || Number.isInteger(value.quantity))
  )
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
