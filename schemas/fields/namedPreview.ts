import type { PreviewValue } from 'sanity'
import { t } from '../norwegian.ts'

/**
 * The selection of previews of documents with a name in each language. The Studio's search weights only these two keys.
 */
export const names = { title: 'title.nb', subtitle: 'title.en' } as const

type Named = {
  readonly title: string | undefined
  readonly subtitle: string | undefined
  /** Shown before the English name; `more` comes after it, where narrow lists truncate. */
  readonly details: readonly (string | undefined)[]
  readonly more?: readonly (string | undefined)[]
  readonly media?: PreviewValue['media']
}

/** The preview of a document in a list: the Norwegian name, and below it the details and the English name. */
export function namedPreview({ title: nb, subtitle: en, details, more = [], media }: Named): PreviewValue {
  const other = nb && en !== nb ? (en ?? t('no English name')) : undefined
  const subtitle = [...details, other, ...more].filter(Boolean).join(' · ')
  return { title: nb ?? en ?? t('Untitled'), subtitle, ...(media && { media }) }
}
