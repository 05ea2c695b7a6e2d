import { addDays, type CalendarDay, daysBetween, weekdayOf } from '../oslo-calendar.ts'

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

/** How far ahead a garment can be booked. */
export const MAX_DAYS_AHEAD = 28

/** When the shop is open, as the site settings hold it. Days are days in Oslo. */
export type OpeningRules = {
  /** The weekdays on which the shop is normally open. */
  readonly openWeekdays?: readonly (typeof weekdays)[number][] | null | undefined
  /** Days on which it is not as usual, both ends included; of two that overlap, the later in the list applies. */
  readonly openingExceptions?: readonly OpeningException[] | null | undefined
}

type OpeningException = {
  readonly from: string | null
  /** The same day as `from` when left out. */
  readonly to?: string | null
  readonly isOpen?: boolean | null
}

/** Whether the shop is open on a day. */
export function isOpenOn(day: CalendarDay, { openWeekdays, openingExceptions }: OpeningRules): boolean {
  const exception = openingExceptions?.findLast(({ from, to }) => from && from <= day && day <= (to || from))
  if (exception) return exception.isOpen === true
  return openWeekdays?.some((weekday) => weekday === weekdays[weekdayOf(day)]) ?? false
}

/** The days on which a garment can be picked up: the open days from tomorrow, so that the shop has time to find it. */
export function pickUpDays(rules: OpeningRules, today: CalendarDay): CalendarDay[] {
  const ahead = Array.from({ length: MAX_DAYS_AHEAD }, (_, index) => addDays(today, index + 1))
  return ahead.filter((day) => isOpenOn(day, rules))
}

/** Whole weeks from Monday to Sunday (R9.15) that contain all of these days, which are in order; none for no days. */
export function weeksAround(days: readonly CalendarDay[]): CalendarDay[][] {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const monday = addDays(first, -weekdayOf(first))
  const count = Math.floor(daysBetween(monday, last) / 7) + 1
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => addDays(monday, week * 7 + weekday)),
  )
}
