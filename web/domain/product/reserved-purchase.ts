import { addDays, endOfOsloDay, osloDayOf } from '../oslo-calendar.ts'

/** Days that a reserver has to pay once production has started. The texts say the number (`pay-later.ts`). */
export const PURCHASE_DAYS = 14

/**
 * Until when the personal link sells what was reserved: the end of the last day, because mails and pages say the day.
 */
export function purchaseDeadline(mailedAt: Date): Date {
  return endOfOsloDay(addDays(osloDayOf(mailedAt), PURCHASE_DAYS))
}

/** What shoppers and staff call a reservation by: `1D0A9F57`. Not a secret, and no proof of anything. */
export function reservationReference(id: string): string {
  return id.slice(0, 8).toUpperCase()
}
