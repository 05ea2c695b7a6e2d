import type { LocalizedField } from './localized-fields.ts'
import { plainText, valueAt } from './source-text.ts'
import { original, translation } from './types.ts'

/**
 * What to set so that every text that has no translation begins as a copy of the original, by path. Addresses are left
 * out: the form makes them from the translated title.
 */
export function copiedFields(fields: readonly LocalizedField[], document: unknown): Readonly<Record<string, unknown>> {
  const empty = fields.filter(
    (field) =>
      field.kind !== 'address' &&
      plainText(document, field, original) !== '' &&
      plainText(document, field, translation) === '',
  )
  return Object.fromEntries(
    empty.map((field) => [`${field.path}.${translation}`, valueAt(document, field, original)] as const),
  )
}
