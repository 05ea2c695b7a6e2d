import 'server-only'
import { defaultLanguage, isLanguage, type Language, languageCookie } from '#web/routing/languages.ts'

/** The query's `lang`, else the saved language, else the default: never guessed (docs/product/1). */
export function requestLanguage(request: Request): Language {
  const requested = new URL(request.url).searchParams.get('lang')
  if (isLanguage(requested)) return requested
  const cookies = request.headers.get('cookie') ?? ''
  const saved = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`).exec(cookies)?.[1]
  return isLanguage(saved) ? saved : defaultLanguage
}

/** The language that the checked input names in its body or query, for the messages of errors. */
export function inputLanguage(...parts: readonly unknown[]): Language | undefined {
  for (const part of parts) {
    if (typeof part === 'object' && part !== null && 'lang' in part && isLanguage(part.lang)) return part.lang
  }
  return undefined
}
