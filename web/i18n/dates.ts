import { format, isValid, parseISO } from 'date-fns'
import { enUS, nb } from 'date-fns/locale'
import type { Language } from '../routing/languages.ts'

const formats = {
  en: { pattern: 'MMMM dd, yyyy', locale: enUS },
  nb: { pattern: 'dd. MMMM yyyy', locale: nb },
} as const

/** A date as readers see it (docs/product/9); "Invalid date" for anything that is none (docs/product/8). */
export function formatDate(lang: Language, value: Date | string | null | undefined): string {
  const date = typeof value === 'string' ? parseISO(value) : value
  if (!date || !isValid(date)) return 'Invalid date'
  const { pattern, locale } = formats[lang]
  return format(date, pattern, { locale })
}
