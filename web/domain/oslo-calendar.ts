import { differenceInCalendarDays, isValid, parseISO } from 'date-fns'

/** A day of the calendar without a time: `2026-11-21`. */
export type CalendarDay = string

const osloDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Oslo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The day that an instant falls on in the shop's own time zone, whatever the visitor's clock is set to. */
export function osloDayOf(instant: Date): CalendarDay {
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    osloDay.formatToParts(instant).find((piece) => piece.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Reads `YYYY-MM-DD`; `undefined` for anything that names no day of the calendar. */
export function readCalendarDay(value: string | null | undefined): CalendarDay | undefined {
  return value && /^\d{4}-\d{2}-\d{2}$/.test(value) && isValid(parseISO(value)) ? value : undefined
}

/** Whole days from one calendar day to another; negative when `to` lies before `from`. Clock changes play no part. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return differenceInCalendarDays(parseISO(to), parseISO(from))
}
