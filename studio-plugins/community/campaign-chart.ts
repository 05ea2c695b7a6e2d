import { daysBetween } from '#web/domain/oslo-calendar.ts'

export type Day = { readonly day: string; readonly count: number }

type Wanted = {
  readonly days: readonly Day[]
  readonly goal: number | undefined
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** The last day of the campaign. */
  readonly lastDay: string | undefined
}

/** A chart of 100 by 100 units; y grows downwards. */
type Chart = {
  readonly firstDay: string
  readonly lastDay: string
  /** The number of garments at the top of the chart. */
  readonly max: number
  readonly total: number
  /** The number of garments after each day, as the points of a polyline. */
  readonly points: string
  /** Height of the goal. */
  readonly goalY: number | undefined
}

/**
 * The garments reserved over time, from the first reservation to the end of the campaign or today, whichever is later.
 */
export function campaignChart({ days, goal, today, lastDay }: Wanted): Chart | undefined {
  const firstDay = days[0]?.day
  if (firstDay === undefined) return undefined
  const end = [today, lastDay ?? today].toSorted().at(-1) ?? today
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const max = Math.max(total, goal ?? 0)
  // A campaign of one day has a width too.
  const width = Math.max(daysBetween(firstDay, end), 1)
  const x = (day: string) => round((daysBetween(firstDay, day) / width) * 100)
  const y = (count: number) => round(100 - (count / max) * 100)
  const steps: string[] = [`0,100`]
  let sum = 0
  for (const { day, count } of days) {
    steps.push(`${x(day)},${y(sum)}`)
    sum += count
    steps.push(`${x(day)},${y(sum)}`)
  }
  const until = today < end ? today : end
  steps.push(`${x(until)},${y(sum)}`)
  return { firstDay, lastDay: end, max, total, points: steps.join(' '), goalY: goal ? y(goal) : undefined }
}

const round = (value: number) => Math.round(value * 10) / 10
