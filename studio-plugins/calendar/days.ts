import { addMonths } from 'date-fns/addMonths'
import { formatISO } from 'date-fns/formatISO'
import { getISOWeek } from 'date-fns/getISOWeek'
import { addDays, type CalendarDay, weekdayOf } from '#web/domain/oslo-calendar.ts'

export const views = ['month', 'week'] as const
export type View = (typeof views)[number]

/** Noon by the browser's clock: date-fns calculates with local days. */
const noonOf = (day: CalendarDay) => new Date(`${day}T12:00:00`)

/** The same day so many months later; the last of a month that has no such day. */
export function addMonthsTo(day: CalendarDay, months: number): CalendarDay {
  return formatISO(addMonths(noonOf(day), months), { representation: 'date' })
}

/** The number of the day's week, as calendars in Norway have it. */
export const weekNumberOf = (day: CalendarDay) => getISOWeek(noonOf(day))

const mondayOf = (day: CalendarDay) => addDays(day, -weekdayOf(day))

const weekFrom = (monday: CalendarDay) => Array.from({ length: 7 }, (_, index) => addDays(monday, index))

/** The weeks that a view shows around a day: one, or all that the month has a day in. Weeks begin on Monday. */
export function weeksOf(view: View, day: CalendarDay): readonly (readonly CalendarDay[])[] {
  if (view === 'week') return [weekFrom(mondayOf(day))]
  const month = day.slice(0, 7)
  const weeks: CalendarDay[][] = []
  for (let monday = mondayOf(`${month}-01`); monday.slice(0, 7) <= month; monday = addDays(monday, 7))
    weeks.push(weekFrom(monday))
  return weeks
}

/** The day of the next view, or of the one before. */
export function stepped(view: View, day: CalendarDay, step: 1 | -1): CalendarDay {
  return view === 'week' ? addDays(day, 7 * step) : addMonthsTo(day, step)
}

/** The day to which a key moves; undefined for other keys. */
export function dayByKey(view: View, day: CalendarDay, key: string): CalendarDay | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return mondayOf(day)
    case 'End':
      return addDays(mondayOf(day), 6)
    case 'PageUp':
      return stepped(view, day, -1)
    case 'PageDown':
      return stepped(view, day, 1)
    default:
      return undefined
  }
}
