import { addDays, type CalendarDay, osloWallClock } from './oslo-calendar.ts'

/** A day in Oslo and the time of its clocks, `09:30`; seconds may follow. */
export type OsloTime = { readonly day: CalendarDay; readonly time: string }

const millisecondsOfHour = 60 * 60 * 1000

/** Day and time in Oslo, to the minute. */
export function osloTimeOf(instant: Date): OsloTime {
  const [day = '', time = ''] = osloWallClock(instant).split('T')
  return { day, time: time.slice(0, 5) }
}

/**
 * The instant at which Oslo's clocks show a time. Of the hour that October has twice it is the first; in the hour that
 * March leaves out clocks show an hour more.
 */
export function instantInOslo({ day, time }: OsloTime): Date {
  const asUtc = Date.parse(`${day}T${time}Z`)
  const inSummer = new Date(asUtc - 2 * millisecondsOfHour)
  const isShown = Date.parse(`${osloWallClock(inSummer)}Z`) === asUtc
  return isShown ? inSummer : new Date(asUtc - millisecondsOfHour)
}

/** The same time of the day in Oslo so many days later, however many hours those days have. */
export function addOsloDays(instant: Date, days: number): Date {
  if (days === 0) return instant
  const [day = '', time = ''] = osloWallClock(instant).split('T')
  return instantInOslo({ day: addDays(day, days), time })
}
