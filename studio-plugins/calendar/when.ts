import { addDays, type CalendarDay, osloDayOf } from '#web/domain/oslo-calendar.ts'
import { addOsloDays } from '#web/domain/oslo-time.ts'

/** When an item is. Days are days in Oslo; moments are ISO 8601. */
export type When =
  | { readonly type: 'day'; readonly day: CalendarDay }
  | { readonly type: 'moment'; readonly at: string }
  /** Without one of its ends it is open on that side. */
  | { readonly type: 'span'; readonly from?: string | undefined; readonly to?: string | undefined }

/** The days of an item; undefined on a side that is open. */
export type Days = { readonly first: CalendarDay | undefined; readonly last: CalendarDay | undefined }

/** The days in Oslo on which an item is. A span that ends at midnight is not on the day that begins then. */
export function daysOf(when: When): Days {
  if (when.type === 'day') return { first: when.day, last: when.day }
  if (when.type === 'moment') {
    const day = osloDayOf(new Date(when.at))
    return { first: day, last: day }
  }
  const first = when.from && osloDayOf(new Date(when.from))
  const end = when.to && osloDayOf(new Date(Date.parse(when.to) - 1))
  // A span that ends before it begins is shown where it begins.
  return { first: first || undefined, last: (first && end && end < first ? first : end) || undefined }
}

/** The same so many days later, at the same time in Oslo, whichever clock changes are in between. */
export function movedByDays(when: When, days: number): When {
  const later = (moment: string) => addOsloDays(new Date(moment), days).toISOString()
  switch (when.type) {
    case 'day':
      return { ...when, day: addDays(when.day, days) }
    case 'moment':
      return { ...when, at: later(when.at) }
    case 'span':
      return { ...when, from: when.from && later(when.from), to: when.to && later(when.to) }
  }
}

/** Whether both are the same moments, however they are written. */
export function isSameWhen(one: When, other: When): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))
}

function comparable(when: When): readonly (number | string)[] {
  if (when.type === 'day') return [when.day]
  if (when.type === 'moment') return [Date.parse(when.at)]
  return [when.from, when.to].map((moment) => (moment ? Date.parse(moment) : ''))
}
