/** The site's languages; `nb` is the default (docs/product/9). */
export const languages = ['nb', 'en'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'nb'

/** Cookie that mirrors `userPreferences.language`, so that the server can read the saved language. */
export const languageCookie = 'language'

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value)
}

export function otherLanguage(language: Language): Language {
  return language === 'nb' ? 'en' : 'nb'
}

/** A value kept per language, as the content lake stores it. */
export type Localized<T> = { readonly [key in Language]?: T | null } | null | undefined

/** The value in the language; where it is missing or empty, the one in the default language. */
export function localized<T>(value: Localized<T>, language: Language): T | undefined {
  const own = value?.[language]
  if (own !== undefined && own !== null && own !== '') return own
  return value?.[defaultLanguage] ?? undefined
}
