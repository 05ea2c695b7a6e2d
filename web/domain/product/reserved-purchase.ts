import { addDays, endOfOsloDay, osloDayOf } from '../oslo-calendar.ts'

/** Days that a reserver has to pay once production has started. The texts say the number (`pay-later.ts`). */
export const PURCHASE_DAYS = 14

/**
 * The end of the last day on which the personal link sells the reserved garments, because mails and pages name the day.
 */
export function purchaseDeadline(mailedAt: Date): Date {
  return endOfOsloDay(addDays(osloDayOf(mailedAt), PURCHASE_DAYS))
}

/** The short name of a reservation for shoppers and staff: `1D0A9F57`. Not a secret, and proves nothing. */
export function reservationReference(id: string): string {
  return id.slice(0, 8).toUpperCase()
}
