import type { Line } from '../store/selections.ts'
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

/**
 * The quantity that a line is to have.
 * @throws CheckoutError 406 when it would exceed the maximum, or grow beyond what a price was agreed for
 */
export function withinLimit(quantity: number, line: Line | undefined): number {
  if (quantity > MAX_QUANTITY) throw notAcceptable({ quantity: 'too high' })
  if (line?.agreed && quantity > Math.max(line.agreed.quantity, line.quantity))
    throw notAcceptable({ quantity: 'more than a price was agreed for' })
  return quantity
}
