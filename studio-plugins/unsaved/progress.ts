import { type Change, changesBetween, missingFrom, untouchedIn } from './changes.ts'

type Document = Readonly<Record<string, unknown>>

/** The progress of a form's document. */
export type Step =
  | { readonly type: 'saved'; readonly isSaved: boolean }
  /** The document as the form shows it. */
  | { readonly type: 'shown'; readonly document: Document | null }
  /** As somebody has just changed it in this form. */
  | { readonly type: 'typed'; readonly document: Document | null }

export type Progress = {
  readonly isSaved: boolean
  readonly shown: Document
  /** As it was when everything in it was saved. */
  readonly base: Document
  /** The changes typed since then. */
  readonly changes: readonly Change[]
}

export const initialProgress: Progress = { isSaved: true, shown: {}, base: {}, changes: [] }

export function nextProgress(progress: Progress, step: Step): Progress {
  if (step.type === 'saved') {
    if (step.isSaved === progress.isSaved) return progress
    return step.isSaved
      ? { ...progress, isSaved: true, base: progress.shown }
      : { ...progress, isSaved: false, changes: [] }
  }
  const document = step.document ?? {}
  if (step.type === 'typed') return { ...progress, shown: document, changes: changesBetween(progress.base, document) }
  return { ...progress, shown: document, base: progress.isSaved ? document : progress.base }
}

/**
 * The part of what was typed that the saved document lacks: the lake refused it, or the Studio has started over with
 * what the lake has. If somebody else has written since, the document has both texts.
 */
export function lostChanges({ isSaved, shown, changes }: Progress): Change[] {
  return isSaved ? untouchedIn(shown, missingFrom(shown, changes)) : []
}
