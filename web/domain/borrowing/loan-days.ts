import { addDays, type CalendarDay } from '../oslo-calendar.ts'
import type { BorrowingState } from './borrowing.ts'

/**
 * Days from the pick-up day on for which the garment is the borrower's (docs/product/9); others have it before and
 * after.
 */
const DAYS_KEPT = 7

/** The last day on which the garment can be picked up, and by which it is due back. */
export function keptUntil(pickUpDay: CalendarDay): CalendarDay {
  return addDays(pickUpDay, DAYS_KEPT)
}

/** Calendar days, both included. */
export type Days = { readonly from: CalendarDay; readonly until: CalendarDay }

/** Nobody knows when an overdue garment comes back. */
const NO_END = '9999-12-31'

type Booked = { readonly state: BorrowingState; readonly pickUpDay: CalendarDay; readonly keptUntil: CalendarDay }

/**
 * The days on which a borrowing takes its garment from others; undefined if it no longer takes one. `today` is the day
 * in Oslo.
 */
export function daysTaken({ state, pickUpDay, keptUntil: until }: Booked, today: CalendarDay): Days | undefined {
  if (state === 'reserved') return until < today ? undefined : { from: pickUpDay, until }
  if (state !== 'handedOut') return undefined
  return { from: pickUpDay < today ? pickUpDay : today, until: until < today ? NO_END : until }
}
