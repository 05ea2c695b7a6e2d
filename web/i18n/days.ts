import type { Language } from '../routing/languages.ts'

const locales: Readonly<Record<Language, string>> = { nb: 'nb', en: 'en-US' }

/** "Invalid date" for anything but a calendar day (R8.08). */
function format(lang: Language, day: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return 'Invalid date'
  return new Intl.DateTimeFormat(locales[lang], { ...options, timeZone: 'UTC' }).format(date)
}

/** A coming calendar day (`YYYY-MM-DD`) with its weekday: `fredag 27. november`, `Friday, November 27`. */
export function formatDay(lang: Language, day: string): string {
  return format(lang, day, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** The weekday of a calendar day: `fre.`, `Fri`. */
export function formatShortWeekday(lang: Language, day: string): string {
  return format(lang, day, { weekday: 'short' })
}

/** The month of a calendar day: `nov.`, `Nov`. */
export function formatShortMonth(lang: Language, day: string): string {
  return format(lang, day, { month: 'short' })
}

/** A calendar day of a year that is clear: `24. juli`, `July 24`. */
export function formatDayOfYear(lang: Language, day: string): string {
  return format(lang, day, { day: 'numeric', month: 'long' })
}
