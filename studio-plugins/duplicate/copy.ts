import type { SanityDocumentLike, SchemaType } from 'sanity'
import { copiedFields } from '../translations/copy.ts'
import type { LocalizedField } from '../translations/localized-fields.ts'
import type { DuplicateOptions } from './types.ts'

type Values = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** The title of a copy: `Ull (kopi)`, and of its copy `Ull (kopi 2)`. */
export function titleOfCopy(title: string, word: string): string {
  const [, original, , number] = new RegExp(`^(.*) \\((${word})(?: (\\d+))?\\)$`).exec(title) ?? []
  return original === undefined ? `${title} (${word})` : `${original} (${word} ${Number(number ?? 1) + 1})`
}

/** The document as a copy: marked in its titles, and without addresses, which two documents cannot share. */
export function copyOf<Document extends SanityDocumentLike>(
  document: Document,
  type: SchemaType | undefined,
  { titleField, words, addressTypes, addressFields }: DuplicateOptions,
): Document {
  const fields = type?.jsonType === 'object' ? type.fields : []
  const addresses = [
    ...fields.filter((field) => addressTypes.includes(field.type.name)).map(({ name }) => name),
    ...(addressFields[document._type] ?? []),
  ]
  const copy: Document = { ...document }
  for (const field of addresses) delete copy[field]
  const title: unknown = document[titleField]
  if (!isObject(title)) return copy
  const marked = Object.entries(words).flatMap(([language, word]) => {
    const text = title[language]
    return typeof text === 'string' && text.trim() !== '' ? [[language, titleOfCopy(text, word)] as const] : []
  })
  return { ...copy, [titleField]: { ...title, ...Object.fromEntries(marked) } }
}

/** The document with every text that it has in its first language only also as its translation, to be translated. */
export function asTranslation<Document extends SanityDocumentLike>(
  document: Document,
  fields: readonly LocalizedField[],
): Document {
  let translation = document
  for (const [path, value] of Object.entries(copiedFields(fields, document))) {
    translation = { ...translation, ...withValue(translation, path.split('.'), value) }
  }
  return translation
}

function withValue(object: Values, [field = '', ...rest]: readonly string[], value: unknown): Values {
  const inner = object[field]
  return { ...object, [field]: rest.length === 0 ? value : withValue(isObject(inner) ? inner : {}, rest, value) }
}
