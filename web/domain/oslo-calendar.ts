/** A day of the calendar without a time: `2026-11-21`. */
export type CalendarDay = string

/** Milliseconds of a day in UTC, in which days without a time are counted. */
const millisecondsOfDay = 24 * 60 * 60 * 1000

const millisecondsOfHour = 60 * 60 * 1000

/**
 * The day that an instant falls on in the shop's own time zone, whatever the visitor's clock is set to. Calculated,
 * because the first `Intl` format of a page takes a phone up to 100 ms: one hour ahead of UTC, two from the last Sunday
 * of March to that of October, 01:00 UTC.
 */
export function osloDayOf(instant: Date): CalendarDay {
  return osloWallClock(instant).slice(0, 10)
}

/** What a clock on a wall in Oslo shows: `2026-11-21T09:30:00.000`. */
export function osloWallClock(instant: Date): string {
  const year = instant.getUTCFullYear()
  const isSummer = +instant >= lastSundayOf(year, 'March') && +instant < lastSundayOf(year, 'October')
  return new Date(+instant + (isSummer ? 2 : 1) * millisecondsOfHour).toISOString().slice(0, -1)
}

/** The last millisecond of a day in Oslo, which is one or two hours ahead of UTC. */
export function endOfOsloDay(day: CalendarDay): Date {
  const inSummer = new Date(`${day}T21:59:59.999Z`)
  const inWinter = new Date(`${day}T22:59:59.999Z`)
  return osloDayOf(inWinter) === day ? inWinter : inSummer
}

/** 01:00 UTC of the last Sunday of a month that has 31 days. */
function lastSundayOf(year: number, month: 'March' | 'October'): number {
  const last = new Date(Date.UTC(year, month === 'March' ? 2 : 9, 31, 1))
  return last.setUTCDate(31 - last.getUTCDay())
}

/** Reads `YYYY-MM-DD`; `undefined` for anything that is not a day of the calendar. */
export function readCalendarDay(value: string | null | undefined): CalendarDay | undefined {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const time = Date.parse(value)
  // The 31st of February is read as a day of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value) ? value : undefined
}

/** Whole days from one calendar day to another; negative when `to` is before `from`. Clock changes play no part. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / millisecondsOfDay)
}

/** The calendar day `days` after another; before it when negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return new Date(Date.parse(day) + days * millisecondsOfDay).toISOString().slice(0, 10)
}

/** 0 for Monday to 6 for Sunday (R9.15). */
export function weekdayOf(day: CalendarDay): number {
  return (new Date(Date.parse(day)).getUTCDay() + 6) % 7
}
