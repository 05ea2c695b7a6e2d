import { type CalendarDay, osloDayOf, readCalendarDay } from '#web/domain/oslo-calendar.ts'
import type { Language } from '../routing/languages.ts'

/**
 * Written out, because the first `Intl` format of a page takes a phone up to 100 ms, and cards name months while pages
 * start.
 */
const monthNames: Readonly<Record<Language, readonly string[]>> = {
  nb: 'januar februar mars april mai juni juli august september oktober november desember'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** The name of a calendar day's month: `desember`, `December`. */
export function monthName(lang: Language, day: CalendarDay): string {
  return monthNames[lang][Number(day.slice(5, 7)) - 1] ?? ''
}

/**
 * A date as readers see it everywhere (docs/product/9, R9.13): "08. januar 2027", "January 08, 2027". Takes a calendar
 * day (`YYYY-MM-DD`), or a moment, of which it writes the day in Oslo. "Invalid date" for anything that is neither
 * (R8.08).
 */
export function formatDate(lang: Language, value: Date | string | null | undefined): string {
  const date = typeof value === 'string' ? readDate(value) : value
  if (!date || Number.isNaN(date.getTime())) return 'Invalid date'
  const day = osloDayOf(date)
  const [year, , dayOfMonth] = day.split('-')
  const month = monthName(lang, day)
  return lang === 'nb' ? `${dayOfMonth}. ${month} ${year}` : `${month} ${dayOfMonth}, ${year}`
}

/** A calendar day is midnight in UTC, which is on the same day in Oslo. */
function readDate(text: string): Date | undefined {
  return readCalendarDay(text.slice(0, 10)) && /^.{10}($|T)/.test(text) ? new Date(text) : undefined
}
