import { parseJson } from '#web/domain/json.ts'
import { readDraft } from '#web/services/drafts/drafts.ts'

/** The values in the form's controls, as far as they were filled in. */
export type ReviewDraft = Readonly<Partial<Record<'stars' | 'title' | 'text' | 'fit' | 'size', string>>>

export const draftKeyOf = (documentId: string) => `review ${documentId}`

/** The review that was begun in this browser; undefined without one. */
export function readReviewDraft(documentId: string): ReviewDraft | undefined {
  const stored = parseJson(readDraft(draftKeyOf(documentId)))
  if (typeof stored !== 'object' || stored === null) return undefined
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => typeof value === 'string'))
}
