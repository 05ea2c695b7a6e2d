import type { SchemaType } from 'sanity'
import { original } from './types.ts'

/** A field with one value per language. */
export type LocalizedField = {
  /** As GROQ writes it: `seo.title`. */
  readonly path: string
  readonly kind: 'text' | 'richText' | 'address'
}

const kinds = { string: 'text', array: 'richText', object: 'address' } as const

function kindOf(type: SchemaType): LocalizedField['kind'] | undefined {
  if (type.jsonType !== 'object' || !type.name.startsWith('locale')) return undefined
  const jsonType = type.fields.find(({ name }) => name === original)?.type.jsonType
  return jsonType === 'string' || jsonType === 'array' || jsonType === 'object' ? kinds[jsonType] : undefined
}

/** Types refer to one another in circles; no field of a page is deeper. */
const MAX_DEPTH = 3

/** The fields of a type with one value per language, including those of objects within it, but not those in lists. */
export function localizedFields(type: SchemaType | undefined, parents: readonly string[] = []): LocalizedField[] {
  if (type?.jsonType !== 'object' || parents.length === MAX_DEPTH) return []
  return type.fields.flatMap((field) => {
    const path = [...parents, field.name]
    const kind = kindOf(field.type)
    return kind ? [{ path: path.join('.'), kind }] : localizedFields(field.type, path)
  })
}
