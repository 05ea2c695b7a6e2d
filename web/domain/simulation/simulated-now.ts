import type { CalendarDay } from '../oslo-calendar.ts'

/** The moment of a preview that simulates a day: about noon in Oslo. */
export function simulatedNow(day: CalendarDay): Date {
  return new Date(`${day}T11:00:00Z`)
}
