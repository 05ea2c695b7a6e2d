import { diffWordsWithSpace } from 'diff'

export type Part = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string }

/** What changed in a text, word by word. */
export function changedParts(before: string, after: string): Part[] {
  return diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}
