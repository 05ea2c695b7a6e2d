import type { Language } from '../routing/languages.ts'
import { formatDate } from './dates.ts'

const locales = { nb: 'nb-NO', en: 'en-GB' } as const

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Times below a month ago are relative: their unit, and from when it applies. */
const units = [
  { unit: 'day', length: DAY },
  { unit: 'hour', length: HOUR },
  { unit: 'minute', length: MINUTE },
] as const

/**
 * The time since then, for people: "for 3 timer siden"; the date if that is 30 days or more. Both times in
 * milliseconds.
 */
export function relativeTime(lang: Language, time: number, now: number): string {
  const age = Math.max(0, now - time)
  if (age >= 30 * DAY) return formatDate(lang, new Date(time))
  const format = new Intl.RelativeTimeFormat(locales[lang], { numeric: 'auto' })
  const { unit, length } = units.find((known) => age >= known.length) ?? { unit: 'second', length: 1000 }
  return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(age / length), unit)
}

/** Day and minute, in Oslo: "22. november 2026 kl. 13:00". */
export function exactTime(lang: Language, time: number): string {
  const minute = new Intl.DateTimeFormat(locales[lang], { timeStyle: 'short', timeZone: 'Europe/Oslo' }).format(time)
  return `${formatDate(lang, new Date(time))} ${lang === 'nb' ? 'kl.' : 'at'} ${minute}`
}
