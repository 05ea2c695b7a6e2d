import { type CalendarDay, daysBetween } from '#web/domain/oslo-calendar.ts'
import type { Item } from './items.ts'
import { daysOf } from './when.ts'

/** An item in one week: the columns that it covers, and the line below the day's number. */
export type Placed = {
  readonly item: Item
  /** 0 for Monday. */
  readonly column: number
  readonly columns: number
  readonly line: number
  readonly beginsBefore: boolean
  readonly endsAfter: boolean
}

/** The items of a week. Those that overlap are on different lines, the longest first, then the earliest. */
export function placedIn(week: readonly CalendarDay[], items: readonly Item[]): readonly Placed[] {
  const monday = week[0]
  const sunday = week.at(-1)
  if (!monday || !sunday) return []
  const inWeek = items.flatMap((item): Omit<Placed, 'line'>[] => {
    const { first, last } = daysOf(item.when)
    if ((first && first > sunday) || (last && last < monday)) return []
    const beginsBefore = !first || first < monday
    const endsAfter = !last || last > sunday
    const column = beginsBefore ? 0 : daysBetween(monday, first)
    const end = endsAfter ? week.length - 1 : daysBetween(monday, last)
    return [{ item, column, columns: end - column + 1, beginsBefore, endsAfter }]
  })
  /** The columns that are taken, by line. */
  const lines: Set<number>[] = []
  return inWeek.toSorted(compare).map((placed) => {
    const columns = Array.from({ length: placed.columns }, (_, index) => placed.column + index)
    let line = 0
    while (columns.some((column) => lines[line]?.has(column))) line++
    lines[line] = new Set([...(lines[line] ?? []), ...columns])
    return { ...placed, line }
  })
}

/** What has no line among the first ones, by column. */
export function hiddenIn(placed: readonly Placed[], column: number, lines: number): number {
  return placed.filter((one) => one.line >= lines && covers(one, column)).length
}

/** The items of one day, in the order of the week. */
export function itemsOn(placed: readonly Placed[], column: number): readonly Item[] {
  return placed.filter((one) => covers(one, column)).map(({ item }) => item)
}

const covers = ({ column, columns }: Placed, at: number) => column <= at && at < column + columns

function compare(a: Omit<Placed, 'line'>, b: Omit<Placed, 'line'>): number {
  return (
    a.column - b.column ||
    b.columns - a.columns ||
    timeOf(a.item).localeCompare(timeOf(b.item)) ||
    a.item.title.localeCompare(b.item.title)
  )
}

/** Items of a whole day come before those with a time. */
const timeOf = ({ when }: Item) => (when.type === 'moment' ? new Date(when.at).toISOString() : '')
