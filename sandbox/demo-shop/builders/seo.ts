import { type LocaleString, type LocaleText, localeString, localeText, type Text } from './localised.ts'
import type { AccessibleImage } from './references.ts'

export interface Seo {
  _type: 'seo'
  title?: LocaleString
  description?: LocaleText
  image?: AccessibleImage
  noIndex: boolean
}

export function seo(fields: { title?: Text; description?: Text; image?: AccessibleImage; noIndex?: boolean }): Seo {
  return {
    _type: 'seo',
    ...(fields.title ? { title: localeString(fields.title) } : {}),
    ...(fields.description ? { description: localeText(fields.description) } : {}),
    ...(fields.image ? { image: fields.image } : {}),
    noIndex: fields.noIndex ?? false,
  }
}
