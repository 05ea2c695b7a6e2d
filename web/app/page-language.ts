import { notFound } from 'next/navigation'
import { isLanguage, type Language } from '../routing/languages.ts'

/** The language of a page's address; anything but a language of the site is not found. */
export function pageLanguage(lang: string): Language {
  if (!isLanguage(lang)) notFound()
  return lang
}
