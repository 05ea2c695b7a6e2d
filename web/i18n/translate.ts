import 'server-only'
import { createTranslator } from 'use-intl/core'
import type { Language } from '../routing/languages.ts'
import { en } from './en.ts'
import { type Messages, nb } from './nb.ts'

declare module 'use-intl/core' {
  interface AppConfig {
    Locale: Language
    Messages: Messages
  }
}

const catalogues: Readonly<Record<Language, { readonly [Namespace in keyof Messages]: object }>> = { nb, en }

function throwOnBrokenMessage(error: Error): never {
  throw error
}

/**
 * The UI texts of one namespace. Server components only: the catalogues never reach the browser, client components get
 * their texts as props.
 */
export function translator<Namespace extends keyof Messages & string>(lang: Language, namespace: Namespace) {
  return createTranslator<Messages, Namespace>({
    locale: lang,
    // The type check proves that both catalogues have the same keys (en.ts).
    messages: catalogues[lang] as Messages,
    namespace,
    timeZone: 'Europe/Oslo',
    onError: throwOnBrokenMessage,
  })
}
