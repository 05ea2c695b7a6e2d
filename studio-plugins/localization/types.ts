import type { SchemaType } from 'sanity'

export type Language = { readonly id: string; readonly title: string }

export type LocalizationOptions = {
  /** Languages of the content, default language first. */
  languages: readonly Language[]
  /** Whether a type has one field per language; by default, whether its name begins with `locale`. */
  isLocalized?: (type: SchemaType) => boolean
  /** The language of a storefront page, from its path. */
  languageOfPath?: (path: string) => string | undefined
}

export function hasLocaleName(type: SchemaType): boolean {
  return type.name.startsWith('locale')
}
