import { useState } from 'react'

/** Rows that are rendered at first, and with each click on “Show more”. */
export const ROWS_AT_ONCE = 50

/** The rows from `first` until before `end`. */
export type Part = { readonly first: number; readonly end: number }

const top: Part = { first: 0, end: ROWS_AT_ONCE }

/**
 * The part of a list in which a row is: grown to a row next to it, elsewhere around a row far from it. A list of
 * thousands is never rendered as a whole.
 */
export function partWith(part: Part, at: number, length: number): Part {
  if (part.first >= length && part.first > 0) return partWith(top, at, length)
  if (at < 0 || (at >= part.first && at < part.end)) return part
  const first = Math.min(part.first, at)
  const end = Math.max(part.end, at + 1)
  if (end - first <= part.end - part.first + ROWS_AT_ONCE) return { first, end }
  const start = Math.max(0, at - ROWS_AT_ONCE / 2)
  return { first: start, end: start + ROWS_AT_ONCE }
}

/** Which rows of a list to render so that the one at an index is among them; `at` is negative without one. */
export function usePartOfList(length: number, at: number) {
  const [chosen, setChosen] = useState(top)
  const part = partWith(chosen, at, length)
  if (part !== chosen) setChosen(part)
  return {
    ...part,
    before: Math.min(ROWS_AT_ONCE, part.first),
    after: Math.max(0, Math.min(ROWS_AT_ONCE, length - part.end)),
    showBefore: () => setChosen({ ...part, first: Math.max(0, part.first - ROWS_AT_ONCE) }),
    showAfter: () => setChosen({ ...part, end: part.end + ROWS_AT_ONCE }),
  }
}
