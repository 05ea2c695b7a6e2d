import 'server-only'
import { createTranslator } from 'use-intl/core'
import type { Language } from '../routing/languages.ts'
import { en } from './en.ts'
import { type Messages, nb, type Texts } from './nb.ts'

declare module 'use-intl/core' {
  interface AppConfig {
    Locale: Language
    Messages: Messages
  }
}

const catalogues: Readonly<Record<Language, { readonly [Namespace in keyof Messages]: Texts<Namespace> }>> = {
  nb,
  en,
}

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

/**
 * All texts of one namespace as they are in the catalogue, for client components, which fill in `{places}` themselves
 * (lib/fill-in.ts). Server components only, like `translator`.
 */
export function texts<Namespace extends keyof Messages>(lang: Language, namespace: Namespace): Texts<Namespace> {
  return catalogues[lang][namespace]
}

/** Some texts of a namespace, where client components need few of many. */
export function someTexts<Namespace extends keyof Messages, Key extends keyof Texts<Namespace>>(
  lang: Language,
  namespace: Namespace,
  keys: readonly Key[],
): Pick<Texts<Namespace>, Key> {
  return pick(texts(lang, namespace), keys)
}

function pick<Whole, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]): Pick<Whole, Key>
function pick(whole: Readonly<Record<string, unknown>>, keys: readonly string[]): object {
  return Object.fromEntries(keys.map((key) => [key, whole[key]]))
}
