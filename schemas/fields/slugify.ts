import type { ContentLanguage } from '../languages.ts'

const norwegianLetters: Record<string, string> = { æ: 'ae', ø: 'o', å: 'a' }
const ampersand: Record<ContentLanguage, string> = { nb: ' og ', en: ' and ' }

/**
 * Readable ASCII path segment: `Jakker & skjorter` becomes `jakker-og-skjorter`; never contains an ampersand or slash.
 */
export function slugify(text: string, language: ContentLanguage): string {
  return text
    .toLowerCase()
    .replace(/&/g, ampersand[language])
    .replace(/[æøå]/g, (letter) => norwegianLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 96)
    .replace(/-+$/, '')
}

/** As `slugify`, for paths that may have several segments (`about/our-workshop`). */
export function slugifyPath(text: string, language: ContentLanguage): string {
  return text
    .split('/')
    .map((segment) => slugify(segment, language))
    .filter(Boolean)
    .join('/')
}
