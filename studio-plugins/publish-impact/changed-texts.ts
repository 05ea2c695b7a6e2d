import { changedParts, type Part } from '#studio-plugins/translations/changed-parts.ts'
import type { LocalizedField } from '#studio-plugins/translations/localized-fields.ts'
import { plainText } from '#studio-plugins/translations/source-text.ts'
import { type Language, languages } from '#web/routing/languages.ts'
import type { Change } from './warnings.ts'

/** A text that visitors read differently after the publication. */
export type ChangedText = {
  /** Path of the field. */
  readonly field: string
  readonly language: Language
  readonly parts: readonly Part[]
}

/** Characters of an unchanged passage that are kept on each side of a change. */
const CONTEXT = 60

/** Each text of the document that changes, with what is added and removed. */
export function changedTexts({ before, after }: Change, fields: readonly LocalizedField[]): ChangedText[] {
  return fields
    .filter(({ kind }) => kind !== 'address')
    .flatMap((field) =>
      languages.flatMap((language): ChangedText[] => {
        const then = before ? plainText(before, field, language) : ''
        const now = plainText(after, field, language)
        if (then === now) return []
        return [{ field: field.path, language, parts: shortened(changedParts(then, now)) }]
      }),
    )
}

/** Long unchanged passages are left out but for what is next to a change. */
function shortened(parts: readonly Part[]): Part[] {
  return parts.map((part, at) => {
    if (part.kind !== 'same' || part.text.length <= 2 * CONTEXT) return part
    const start = at === 0 ? '' : part.text.slice(0, CONTEXT)
    const end = at === parts.length - 1 ? '' : part.text.slice(-CONTEXT)
    return { ...part, text: `${start} … ${end}` }
  })
}
