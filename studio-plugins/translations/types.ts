/** The language that pages are written in first, and the one they are translated to. */
export const original = 'nb'
export const translation = 'en'

export type BoardLanguage = typeof original | typeof translation

export type TranslationsOptions = {
  /** Document types that have pages, in the order of the board's areas. */
  readonly types: readonly string[]
  /** Types whose pages have the address of the original where the translation has none. */
  readonly sharedAddress: readonly string[]
  /** Fields without which a page is not in a language. */
  readonly mainFields: readonly string[]
  /**
   * The field in which editors choose what happens to a page without a translation; `done` are the values with which no
   * translation is expected.
   */
  readonly setting: { readonly field: string; readonly done: readonly string[] }
  /** The field that keeps the original texts that translations were made of. */
  readonly sources: string
}
