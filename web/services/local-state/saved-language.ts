import { isLanguage, type Language, languageCookie } from '#web/routing/languages.ts'
import { localState, updateLocalState } from './local-state.ts'

/** Seconds. */
const oneYear = 365 * 24 * 3600

/** The language that the visitor chose, or null. */
export function savedLanguage(): Language | null {
  const { language } = localState.getState().userPreferences
  return isLanguage(language) ? language : null
}

/** Remembers a choice; the server reads its copy in the cookie (docs/product/1). */
export function saveLanguage(language: Language): void {
  updateLocalState(({ userPreferences }) => ({ userPreferences: { ...userPreferences, language } }))
  mirrorLanguage(language)
}

/** Renews the cookie, which expires before the state and may have been cleared alone. */
export function mirrorLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${oneYear}; samesite=lax${secure}`
}
