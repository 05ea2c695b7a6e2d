const LANGUAGES = ['nb', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** One text in both languages; Norwegian is written first throughout the demo shop. */
export interface Text {
  nb: string
  en: string
}

/** Picks the text of the language that a rich text is being built for. */
export type Pick = (nb: string, en: string) => string

export function t(nb: string, en: string): Text {
  return { nb: unbroken(nb), en }
}

/** Norwegian separates thousands with a space, which must not break. */
function unbroken(text: string): string {
  return text.replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0')
}

export function picker(language: Language): Pick {
  return (nb, en) => (language === 'nb' ? unbroken(nb) : en)
}

export interface LocaleString extends Text {
  _type: 'localeString'
}

export interface LocaleText extends Text {
  _type: 'localeText'
}

interface Slug {
  _type: 'slug'
  current: string
}

interface LocaleSlug {
  _type: 'localeSlug'
  nb: Slug
  en: Slug
}

export function localeString(text: Text): LocaleString {
  return { _type: 'localeString', nb: text.nb, en: text.en }
}

export function localeText(text: Text): LocaleText {
  return { _type: 'localeText', nb: text.nb, en: text.en }
}

export function localeSlug(slug: Text): LocaleSlug {
  return {
    _type: 'localeSlug',
    nb: { _type: 'slug', current: slug.nb },
    en: { _type: 'slug', current: slug.en },
  }
}
