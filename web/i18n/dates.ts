import { readCalendarDay } from '#web/domain/oslo-calendar.ts'
import type { Language } from '../routing/languages.ts'

// Made on first use: formats take long to make, and most pages need none while they start.
const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {}

function formatOf(lang: Language): Intl.DateTimeFormat {
  formats[lang] ??= new Intl.DateTimeFormat(lang === 'nb' ? 'nb' : 'en-US', {
    day: '2-digit',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Oslo',
  })
  return formats[lang]
}

/**
 * A date as readers see it everywhere (docs/product/9, R9.13): "08. januar 2027", "January 08, 2027". Takes a calendar day (`YYYY-MM-DD`), or
 * a moment, of which it writes the day in Oslo. "Invalid date" for anything that is neither (R8.08).
 */
export function formatDate(lang: Language, value: Date | string | null | undefined): string {
  const date = typeof value === 'string' ? readDate(value) : value
  return !date || Number.isNaN(date.getTime()) ? 'Invalid date' : formatOf(lang).format(date)
}

/** A calendar day is midnight in UTC, which is on the same day in Oslo. */
function readDate(text: string): Date | undefined {
  return readCalendarDay(text.slice(0, 10)) && /^.{10}($|T)/.test(text) ? new Date(text) : undefined
}
