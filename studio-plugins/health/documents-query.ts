import type { Schema } from 'sanity'
import { languages } from '#web/routing/languages.ts'
import { DOCUMENTS_AT_ONCE as IDS_AT_ONCE } from '../in-portions.ts'
import { localizedFields } from '../translations/localized-fields.ts'

/** Documents of one query. */
export const DOCUMENTS_AT_ONCE = 1000

/** Longer texts say no more to the checks than that they are there. */
const LONGEST_TEXT = 60

const words = `children[]{_key, _type, "text": select(length(text) > ${LONGEST_TEXT} => "…", text)}`

/** The blocks of a text with their structure, those in fact boxes and columns too, but without long paragraphs. */
const blocks = `[]{..., ${words}, content[]{..., ${words}}, columns[]{..., content[]{..., ${words}, content[]{..., ${words}}}}}`

/** The names of the fields of these types that hold a rich text per language. */
export function richTextFields(schema: Schema, types: readonly string[]): readonly string[] {
  const fields = types.flatMap((type) => localizedFields(schema.get(type)).filter(({ kind }) => kind === 'richText'))
  return [...new Set(fields.map(({ path }) => path).filter((path) => !path.includes('.')))]
}

function projection(fields: readonly string[]): string {
  const shortened = fields.map(
    (field) => `${field}{..., ${languages.map((language) => `${language}${blocks}`).join(', ')}}`,
  )
  return `{${['...', '"translatedFrom": null', '"readAt": now()', ...shortened].join(', ')}}`
}

/** The documents of some types after an id. */
export const documentsAfterQuery = (fields: readonly string[]) =>
  `*[_type in $types && _id > $after] | order(_id asc)[0...${DOCUMENTS_AT_ONCE}]${projection(fields)}`

/** The documents of some types among some ids. */
export const documentsWithIdsQuery = (fields: readonly string[]) =>
  `*[_type in $types && _id in $ids][0...${DOCUMENTS_AT_ONCE}]${projection(fields)}`

/** Drafts and published documents; what a release changes is not checked. */
const stored = '_type in $types && !(_id in path("versions.**"))'

/** If as many have changed, all are read again. */
export const MAX_CHANGES = 1000

/** What changed since a time, and how many there are now: fewer if any is gone. */
export const changesQuery = `{
  "changed": *[${stored} && _updatedAt >= $since] | order(_id asc)[0...${MAX_CHANGES}]._id, "count": count(*[${stored}])
}`

/** The ids of all, for when their number is not the expected one. */
export const idsQuery = `*[${stored} && _id > $lastId] | order(_id asc)[0...${IDS_AT_ONCE}]{_id}`

/** Which of some documents are published. */
export const publishedQuery = '*[_id in $ids]._id'
