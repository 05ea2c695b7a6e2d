import { defaultLanguage, type Language } from '#web/routing/languages.ts'

let language: Language = defaultLanguage

/** The language of the page that is shown: names in the bag come in it. */
export function pageLanguage(): Language {
  return language
}

export function setPageLanguage(lang: Language): void {
  language = lang
}
