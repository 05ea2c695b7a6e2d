import { addDays, type CalendarDay, daysBetween } from '../oslo-calendar.ts'
import { type Days, keptUntil } from './loan-days.ts'

/** How many test garments of a size there are, as an editor entered it. A product in one size has a row without one. */
export type TestGarments = readonly {
  readonly size?: string | null
  readonly count?: number | null
}[]

/** The days on which one garment of a size is somebody's. */
export type Taken = Days & { readonly size: string }

/** `size` is empty for a product in one size. */
export type SizeLeft = {
  readonly size: string
  /** How many are not lent today. */
  readonly left: number
  /** The days on which one can be picked up, in order. */
  readonly pickUpDays: readonly CalendarDay[]
}

/**
 * The number left of each size, in the editor's order. `openDays` are the days on which the shop hands out garments.
 * Never below 0, even after an editor has reduced the number.
 */
export function garmentsLeft(
  garments: TestGarments,
  taken: readonly Taken[],
  today: CalendarDay,
  openDays: readonly CalendarDay[],
): SizeLeft[] {
  return garments.map(({ size: entered, count }) => {
    const size = entered ?? ''
    const total = count ?? 0
    const takenInSize = taken.filter((one) => one.size === size)
    return {
      size,
      left: freeOn(total, takenInSize, today),
      pickUpDays: openDays.filter((day) => isFree(total, takenInSize, { from: day, until: keptUntil(day) })),
    }
  })
}

/**
 * Whether one of `total` garments is free on every one of some days. That is enough: the garments of a size are all
 * alike.
 */
export function isFree(total: number, taken: readonly Days[], { from, until }: Days): boolean {
  const days = Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => addDays(from, index))
  return days.every((day) => freeOn(total, taken, day) > 0)
}

function freeOn(total: number, taken: readonly Days[], day: CalendarDay): number {
  return Math.max(0, total - taken.filter(({ from, until }) => from <= day && day <= until).length)
}

/** The sum over all sizes. */
export function totalLeft(sizes: readonly SizeLeft[]): number {
  return sizes.reduce((sum, { left }) => sum + left, 0)
}
