import type { SchemaType } from 'sanity'

export type Language = { readonly id: string; readonly title: string }

export type LocalizationOptions = {
  /** Languages of the content, default language first. */
  languages: readonly Language[]
  /** Tells objects that hold one field per language; by default types whose name begins with `locale`. */
  isLocalized?: (type: SchemaType) => boolean
  /** The language of a page of the storefront by its path; the forms follow the preview to it. */
  languageOfPath?: (path: string) => string | undefined
}

export function hasLocaleName(type: SchemaType): boolean {
  return type.name.startsWith('locale')
}
