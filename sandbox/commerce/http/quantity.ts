import { notAcceptable } from './checkout-error.ts'

/** Maximum quantity of a line. */
const MAX_QUANTITY = 9999

/**
 * A quantity from a path.
 * @throws CheckoutError 406 for anything but a whole number from `least` up to the most that a line holds
 */
export function readQuantity(text: string, least = 1): number {
  const quantity = /^\d{1,4}$/.test(text) ? Number(text) : -1
  if (quantity < least) throw notAcceptable({ quantity: 'not valid' })
  return quantity
}

/** @throws CheckoutError 406 when the quantity of a line would exceed the maximum */
export function withinLimit(quantity: number): number {
  if (quantity > MAX_QUANTITY) throw notAcceptable({ quantity: 'too high' })
  return quantity
}
