import { type PageRow, type PageState, stateIn } from './page-state.ts'
import { original, type TranslationsOptions, translation } from './types.ts'

export const views = ['toDo', 'missing', 'older', 'notNeeded', 'ready', 'all'] as const
export type View = (typeof views)[number]

/** Empty values do not filter. */
export type Filter = {
  readonly view: View
  /** A document type, or `category:` with the id of a category. */
  readonly area: string
  /** Id of who changed a page last. */
  readonly editor: string
}

export const firstFilter: Filter = { view: 'toDo', area: '', editor: '' }

function isIn(view: View, states: readonly PageState[]): boolean {
  if (view === 'all') return true
  if (view === 'toDo') return states.includes('missing') || states.includes('older')
  if (view === 'ready') return states.every((state) => state === 'ready')
  return states.includes(view)
}

export const categoryArea = (id: string) => `category:${id}`

const isInArea = (area: string, { type, category }: PageRow) =>
  area === '' || area === type || (category !== undefined && area === categoryArea(category.id))

type Narrowing = {
  readonly filter: Filter
  readonly options: TranslationsOptions
  /** Who changed each page last. */
  readonly editors: ReadonlyMap<string, string>
}

const isWanted = (row: PageRow, { filter: { area, editor }, editors }: Narrowing) =>
  isInArea(area, row) && (editor === '' || editors.get(row.id) === editor)

const statesOf = (row: PageRow, options: TranslationsOptions) => [
  stateIn(original, row, options),
  stateIn(translation, row, options),
]

/** The pages of the board: those that were changed last come first. */
export function filtered(rows: readonly PageRow[], narrowing: Narrowing): PageRow[] {
  const { filter, options } = narrowing
  return rows
    .filter((row) => isWanted(row, narrowing) && isIn(filter.view, statesOf(row, options)))
    .toSorted((a, b) => (a.changedAt === b.changedAt ? (a.id < b.id ? -1 : 1) : a.changedAt < b.changedAt ? 1 : -1))
}

/** How many pages each view has with the other filters. */
export function countViews(rows: readonly PageRow[], narrowing: Narrowing): Readonly<Record<View, number>> {
  const counts = { toDo: 0, missing: 0, older: 0, notNeeded: 0, ready: 0, all: 0 }
  for (const row of rows) {
    if (!isWanted(row, narrowing)) continue
    const states = statesOf(row, narrowing.options)
    for (const view of views) if (isIn(view, states)) counts[view] += 1
  }
  return counts
}

/** The categories that pages are filed under, by title. */
export function categoriesOf(rows: readonly PageRow[]): readonly { readonly id: string; readonly title: string }[] {
  const byId = new Map(rows.flatMap(({ category }) => (category ? [[category.id, category] as const] : [])))
  return [...byId.values()].toSorted((a, b) => a.title.localeCompare(b.title, 'nb'))
}

/** The page some steps from another in a list; at the ends it stays. Without one, the first. */
export function moved(rows: readonly PageRow[], from: string | undefined, step: number): PageRow | undefined {
  const at = rows.findIndex(({ id }) => id === from)
  return at < 0 ? rows[0] : rows[Math.max(0, Math.min(rows.length - 1, at + step))]
}
