import type { Filter } from './list.ts'

let last: Filter = { kind: '', area: '' }

/** The filter of the list that the editor was in last: the form that opened from it goes on in it. */
export const lastFilter = (): Filter => last

export function rememberFilter(filter: Filter): void {
  last = filter
}
