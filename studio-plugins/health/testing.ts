import { createSchema } from 'sanity'
import { schemaTypes } from '#schemas/index.ts'
import { type Row, rowOf } from './row.ts'

export const schema = createSchema({ name: 'default', types: schemaTypes })

export const site = 'https://tretopp.example'

/** The row of a published document, as the index has it. */
export function checked(document: Readonly<Record<string, unknown>> & { _id: string; _type: string }): Row {
  const row = rowOf(document, { schema, site, isPublished: true })
  if (!row) throw new Error(`The schema has no ${document._type}`)
  return row
}

export const article = (id: string, content: readonly unknown[], more: object = {}) => ({
  _id: id,
  _type: 'contentPage',
  title: { nb: id },
  slug: { nb: { current: id } },
  content: { nb: content },
  ...more,
})

export const paragraph = (key: string, text: string, style = 'normal', more: object = {}) => ({
  _type: 'block',
  _key: key,
  style,
  children: [{ _type: 'span', _key: 's', text }],
  ...more,
})

/** What is found, as an English editor reads it. */
export const texts = ({ findings }: Pick<Row, 'findings'>) => findings.map(({ text }) => text.en)
