import { z } from 'zod'
import type { LocalizedField } from './localized-fields.ts'
import { plainText } from './source-text.ts'
import { original, translation } from './types.ts'

const source = z.object({ _type: z.literal('translationSource'), _key: z.string(), text: z.string() })

/** The original text that a field's translation was made of; `_key` is the path of the field. */
export type Source = z.infer<typeof source>

const known = (document: unknown, field: string): readonly Source[] => {
  const stored = z.object({ [field]: z.array(source) }).safeParse(document)
  return stored.data?.[field] ?? []
}

/** The original text that a field was translated from, where it is known. */
export function sourceOf(document: unknown, sources: string, path: string): string | undefined {
  return known(document, sources).find(({ _key }) => _key === path)?.text
}

const toSource = (_key: string, text: string): Source => ({ _type: 'translationSource', _key, text })

type Publication = { readonly before: unknown; readonly after: unknown }

/**
 * The sources to keep when a document is published: a translation that changed was made of the original as it is now.
 * One that did not, and whose source is not known, was made of the original as it was published before. Undefined where
 * nothing changes.
 */
export function sourcesToPublish(
  fields: readonly LocalizedField[],
  { before, after }: Publication,
  sources: string,
): Source[] | undefined {
  const next = fields.flatMap((field) => {
    const text = (document: unknown, language: string) => plainText(document, field, language)
    const now = text(after, original)
    if (field.kind === 'address' || text(after, translation) === '') return []
    if (!before || text(before, translation) !== text(after, translation)) return [toSource(field.path, now)]
    const stored = sourceOf(after, sources, field.path)
    if (stored !== undefined) return [toSource(field.path, stored)]
    const then = text(before, original)
    return then === now ? [] : [toSource(field.path, then)]
  })
  return isSame(next, known(after, sources)) ? undefined : next
}

/** The sources when an editor says that every translation of the document is right as it is. */
export function sourcesAsTheyAre(fields: readonly LocalizedField[], document: unknown): Source[] {
  return fields
    .filter((field) => field.kind !== 'address' && plainText(document, field, translation) !== '')
    .map((field) => toSource(field.path, plainText(document, field, original)))
}

function isSame(next: readonly Source[], stored: readonly Source[]): boolean {
  const textOf = new Map(stored.map(({ _key, text }) => [_key, text]))
  return next.length === stored.length && next.every(({ _key, text }) => textOf.get(_key) === text)
}
