/** A product in a list: its draft, or the published document if it has none. */
export type Product = {
  /** Without `drafts.`. */
  readonly id: string
  readonly name: string
  readonly centraId: string
  readonly state: string
  /** Id of its clothing type; empty without one. */
  readonly clothingType: string
  /** Address of its first picture. */
  readonly picture: string | undefined
  readonly hasDraft: boolean
  readonly isPublished: boolean
}

const collator = new Intl.Collator('nb')

export const byName = (a: Product, b: Product) => collator.compare(a.name, b.name)

/** Empty values do not filter; each word of the text must be in a name or the number. */
export type Filter = {
  readonly text: string
  readonly clothingType: string
  readonly state: string
  readonly changes: '' | 'unpublished' | 'never'
}

export const noFilter: Filter = { text: '', clothingType: '', state: '', changes: '' }

type Click = {
  /** Ids in the order of the list, without those that cannot be selected. */
  readonly shown: readonly string[]
  readonly id: string
  /** The last one that was clicked without Shift. */
  readonly anchor: string | undefined
  readonly isRange: boolean
}

/**
 * The selection after a click, in the order of selection. With Shift, the range from the anchor is selected or
 * deselected.
 */
export function afterClick(selected: readonly string[], { shown, id, anchor, isRange }: Click): string[] {
  const from = anchor === undefined ? -1 : shown.indexOf(anchor)
  const to = shown.indexOf(id)
  if (to < 0) return [...selected]
  const range = isRange && from >= 0 ? between(shown, from, to) : [id]
  return selected.includes(id) ? without(selected, range) : withAll(selected, range)
}

/** Adds ids without duplicates. */
export function withAll(selected: readonly string[], ids: readonly string[]): string[] {
  return [...new Set([...selected, ...ids])]
}

export function without(selected: readonly string[], ids: readonly string[]): string[] {
  const gone = new Set(ids)
  return selected.filter((id) => !gone.has(id))
}

/** From the anchor towards the click. */
function between(shown: readonly string[], from: number, to: number): string[] {
  return from <= to ? shown.slice(from, to + 1) : shown.slice(to, from + 1).toReversed()
}
