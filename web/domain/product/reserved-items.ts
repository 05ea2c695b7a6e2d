import { z } from 'zod'
import type { ReservationStatus } from './reservation-status.ts'

const countsSchema = z.object({
  reserved: z.number(),
  paid: z.number(),
  lapsed: z.number(),
  pending: z.number(),
  unverified: z.number(),
  cancelled: z.number(),
})
/** Garments by the status of their reservations. */
export type ReservedCounts = z.output<typeof countsSchema>

/** An item of the platform with its reserved garments. */
export const reservedItemCountsSchema = z.object({
  itemId: z.string(),
  /** As a bag called it; null for reservations from before it was stored, as size and colour. */
  fit: z.string().nullable(),
  size: z.string().nullable(),
  colour: z.string().nullable(),
  counts: countsSchema,
})
export type ReservedItemCounts = z.output<typeof reservedItemCountsSchema>

type Line = Omit<ReservedItemCounts, 'counts'> & { readonly quantity: number; readonly status: ReservationStatus }

const zero: ReservedCounts = { reserved: 0, paid: 0, lapsed: 0, pending: 0, unverified: 0, cancelled: 0 }

/**
 * The reserved garments by item, in the order of the items' numbers, which is the platform's. Each is named as in its
 * first line that has a name.
 */
export function countByItem(lines: readonly Line[]): ReservedItemCounts[] {
  const byItem = Map.groupBy(lines, ({ itemId }) => itemId)
  const items = [...byItem].map(([itemId, own]) => {
    const { fit, size, colour } = own.find((line) => line.size !== null) ?? { fit: null, size: null, colour: null }
    return { itemId, fit, size, colour, counts: sumOf(own.map(({ status, quantity }) => ({ [status]: quantity }))) }
  })
  return items.toSorted((a, b) => numerically.compare(a.itemId, b.itemId))
}

const numerically = new Intl.Collator('en', { numeric: true })

/** The items of one variant (a fit and a colour) with their sums. */
export type ReservedVariant = {
  readonly id: string
  readonly items: readonly ReservedItemCounts[]
  readonly counts: ReservedCounts
}

/** Items by variant, which is the first part of their numbers: `10301` of `10301-1030102`. */
export function byVariant(items: readonly ReservedItemCounts[]): ReservedVariant[] {
  const variants = Map.groupBy(items, ({ itemId }) => itemId.split('-')[0] ?? itemId)
  return [...variants].map(([id, own]) => ({ id, items: own, counts: sumOf(own.map(({ counts }) => counts)) }))
}

export function sumOf(all: readonly Partial<ReservedCounts>[]): ReservedCounts {
  return all.reduce<ReservedCounts>(
    (sum, one) => ({
      reserved: sum.reserved + (one.reserved ?? 0),
      paid: sum.paid + (one.paid ?? 0),
      lapsed: sum.lapsed + (one.lapsed ?? 0),
      pending: sum.pending + (one.pending ?? 0),
      unverified: sum.unverified + (one.unverified ?? 0),
      cancelled: sum.cancelled + (one.cancelled ?? 0),
    }),
    zero,
  )
}
