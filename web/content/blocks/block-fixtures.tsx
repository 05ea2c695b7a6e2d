import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { listedProductWith } from '#web/content/testing/products.ts'
import type { RichTextValue } from '../types.gen.ts'
import type { RichTextMember, RichTextPlace } from './block-props.ts'
import { RichText } from './rich-text.tsx'

const rated = { average: 4.3, count: 12 }

const place: RichTextPlace = {
  ratingsAndDecisions: { ratings: { storr: rated }, decisions: {} },
  lang: 'nb',
  doc: { _id: 'page-about', _type: 'page' },
  path: 'content.nb',
  edit: (doc, path) => `${doc._id}|${path}`,
}

export const asset: NonNullable<Extract<RichTextMember, { _type: 'image' }>['asset']> = {
  _type: 'reference',
  _ref: 'image-abc123-1600x1000-jpg',
}

/** One paragraph, as the queries give it. */
export function paragraph(text: string, key = 'p1'): Extract<RichTextMember, { _type: 'block' }> {
  const span = { _type: 'span' as const, _key: `${key}s`, text }
  return { _type: 'block', _key: key, style: 'normal', children: [span], markDefs: null }
}

export function productCard(id: string, title: string) {
  return listedProductWith({ _id: id, centraId: '101', slug: { nb: { current: id } }, fit: ['women'], title })
}

function render(element: ReactElement): string {
  return renderToStaticMarkup(element)
}

/** A whole rich text rendered at `place`. */
export function renderRichText(value: RichTextValue): string {
  return render(<RichText value={value} {...place} />)
}
