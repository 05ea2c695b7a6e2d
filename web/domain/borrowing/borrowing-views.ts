import { z } from 'zod'
import { borrowingStates } from './borrowing.ts'

const shared = {
  id: z.string(),
  state: z.enum(borrowingStates),
  documentId: z.string(),
  /** Empty for a garment in one size. */
  size: z.string(),
  /** `YYYY-MM-DD`, days in Oslo. */
  pickUpDay: z.string(),
  keptUntil: z.string(),
  /** ISO 8601, as all times below. */
  createdAt: z.string(),
}

/** A borrowing as its member sees it. */
export const ownBorrowingSchema = z.object({
  ...shared,
  /** In the language of the call; null where the product is no longer published. */
  title: z.string().nullable(),
  /** Path of the product page; null if there is no such page. */
  href: z.string().nullable(),
  /** Until it is picked up. */
  canCancel: z.boolean(),
})

/** A borrowing as staff see it. */
export const staffBorrowingSchema = z.object({
  ...shared,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  isMember: z.boolean(),
  handedOutAt: z.string().nullable(),
  /** The name of the member of staff. */
  handedOutBy: z.string().nullable(),
  returnedAt: z.string().nullable(),
  returnedBy: z.string().nullable(),
})
export type StaffBorrowing = z.infer<typeof staffBorrowingSchema>
