import type { PreviewValue } from 'sanity'

/** What previews read of a document with a name in each language. The Studio's search weighs what has these two keys, and nothing else. */
export const names = { title: 'title.nb', subtitle: 'title.en' } as const

type Named = {
  readonly title: string | undefined
  readonly subtitle: string | undefined
  /** Before the English name, and after it, where a narrow list cuts off. */
  readonly details: readonly (string | undefined)[]
  readonly more?: readonly (string | undefined)[]
  readonly media?: PreviewValue['media']
}

/** A line of a list: the Norwegian name over the details and the English name, so that either language is found at a glance. */
export function namedPreview({ title: nb, subtitle: en, details, more = [], media }: Named): PreviewValue {
  const other = nb && en !== nb ? (en ?? 'no English name') : undefined
  const subtitle = [...details, other, ...more].filter(Boolean).join(' · ')
  return { title: nb ?? en ?? 'Untitled', subtitle, ...(media && { media }) }
}
