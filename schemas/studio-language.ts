/** The languages of the Studio itself; content has its own (`contentLanguages`). */
export type StudioLanguage = 'en' | 'nb'

type Values = Readonly<Record<string, string | number>>

let current: StudioLanguage = 'en'

/** Called before anything of the Studio is rendered, and again when the editor has chosen the other language. */
export function setStudioLanguage(language: StudioLanguage): void {
  current = language
}

/** The editor's language, English until Norwegian is chosen. */
export function studioLanguage(): StudioLanguage {
  return current
}

/** What `say` says in each language of the Studio, for a text that outlives the editor's choice. */
export function inBothLanguages(say: () => string): Record<StudioLanguage, string> {
  const chosen = current
  const saying = (language: StudioLanguage) => {
    current = language
    return say()
  }
  try {
    return { en: saying('en'), nb: saying('nb') }
  } finally {
    current = chosen
  }
}

/** The same for `Intl`: days and months in the editor's language. */
export function studioLocale(): 'en-GB' | 'nb-NO' {
  return current === 'nb' ? 'nb-NO' : 'en-GB'
}

/** Replaces `{name}` by the value of that name. */
function filled(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

/**
 * The function that says a text in the editor's language. The English text is the key, so the code stays readable and a
 * text without Norwegian does not compile. Call it when the text is shown, not when a module is loaded.
 */
export function textsWith<Norwegian extends Readonly<Record<string, string>>>(norwegian: Norwegian) {
  return (english: keyof Norwegian & string, values: Values = {}): string =>
    filled(current === 'nb' ? (norwegian[english] ?? english) : english, values)
}
