import { z } from 'zod'
import { readCalendarDay } from '../oslo-calendar.ts'

/** More than any shop has; the database holds no more. */
const MAX_STOCK = 1_000_000

const count = z.int().min(0).max(MAX_STOCK)

/** The preorder stock of one item, and its delivery. */
export const preorderEntrySchema = z.object({
  stock: count,
  /** How many the next delivery brings. */
  nextDeliveryStock: count,
  /** `YYYY-MM-DD`, a day in Oslo; null while the delivery is not known. */
  deliveryDate: z
    .string()
    .refine((day) => readCalendarDay(day) !== undefined)
    .nullable(),
})
export type PreorderEntry = z.output<typeof preorderEntrySchema>

export function isSameEntry(one: PreorderEntry | null, other: PreorderEntry | null): boolean {
  if (!one || !other) return one === other
  return (
    one.stock === other.stock &&
    one.nextDeliveryStock === other.nextDeliveryStock &&
    one.deliveryDate === other.deliveryDate
  )
}
