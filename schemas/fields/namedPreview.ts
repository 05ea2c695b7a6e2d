import type { PreviewValue } from 'sanity'

/** What previews read of a document with a name in each language. */
export const names = { nb: 'title.nb', en: 'title.en' } as const

type Named = {
  readonly nb: string | undefined
  readonly en: string | undefined
  /** Before the English name, and after it, where a narrow list cuts off. */
  readonly details: readonly (string | undefined)[]
  readonly more?: readonly (string | undefined)[]
  readonly media?: PreviewValue['media']
}

/** A line of a list: the Norwegian name over the details and the English name, so that either language is found at a glance. */
export function namedPreview({ nb, en, details, more = [], media }: Named): PreviewValue {
  const other = nb && en !== nb ? (en ?? 'no English name') : undefined
  const subtitle = [...details, other, ...more].filter(Boolean).join(' · ')
  return { title: nb ?? en ?? 'Untitled', subtitle, ...(media && { media }) }
}
