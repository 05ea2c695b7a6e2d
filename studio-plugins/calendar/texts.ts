import { studioLocale } from '#schemas/studio-language.ts'
import type { CalendarDay } from '#web/domain/oslo-calendar.ts'
import { type View, weekNumberOf } from './days.ts'
import { t } from './norwegian.ts'
import type { When } from './when.ts'

const dayAndTime = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const
const longDay = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(studioLocale(), options)

/** Days are written as they are, in no time zone. */
const asUtc = (day: CalendarDay) => new Date(`${day}T00:00:00Z`)

/** For example “Friday 27 November 2026”. */
export const dayText = (day: CalendarDay) => format({ ...longDay, timeZone: 'UTC' }).format(asUtc(day))

/** The names of the days of a week, short and long. */
export function weekdayTexts(week: readonly CalendarDay[]): readonly (readonly [string, string])[] {
  const [short, long] = (['short', 'long'] as const).map((weekday) => format({ weekday, timeZone: 'UTC' }))
  return week.map((day) => [short?.format(asUtc(day)) ?? '', long?.format(asUtc(day)) ?? ''])
}

/** For example “November 2026” or “Week 48, 23–29 November 2026”. */
export function periodText(view: View, anchor: CalendarDay, week: readonly CalendarDay[]): string {
  if (view === 'month') return format({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(asUtc(anchor))
  const range = format({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const days = range.formatRange(asUtc(week[0] ?? anchor), asUtc(week.at(-1) ?? anchor))
  return t('Week {number}, {days}', { number: weekNumberOf(anchor), days })
}

/** The time of day in Oslo of what has one: “09:00”. */
export function timeText(when: When): string {
  if (when.type !== 'moment') return ''
  return format({ hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Oslo' }).format(new Date(when.at))
}

/** When something is, in Oslo's time: “Friday 27 November 2026”, “from 27 Nov 2026, 00:00 until ...”. */
export function whenText(when: When): string {
  const moment = (at: string) => format({ ...dayAndTime, timeZone: 'Europe/Oslo' }).format(new Date(at))
  if (when.type === 'day') return dayText(when.day)
  if (when.type === 'moment') return moment(when.at)
  const { from, to } = when
  if (from && to) return t('from {from} until {to}', { from: moment(from), to: moment(to) })
  if (from) return t('from {from}', { from: moment(from) })
  return to ? t('until {to}', { to: moment(to) }) : t('without dates')
}
