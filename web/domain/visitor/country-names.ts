import type { Language } from '#web/routing/languages.ts'

type CountryName = { readonly code: string; readonly name: string }

/** The countries with their names in the page's language, sorted by name. Always includes the present country. */
export function namedCountries(
  lang: Language,
  codes: readonly string[],
  present: string | undefined,
): readonly CountryName[] {
  const all = new Set([...codes, ...(present ? [present] : [])])
  return [...all]
    .map((code) => ({ code, name: countryName(lang, code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, lang))
}

/** The name of a country; its code where it has none. */
export function countryName(lang: Language, code: string): string {
  return new Intl.DisplayNames([lang], { type: 'region', fallback: 'code' }).of(code) ?? code
}
