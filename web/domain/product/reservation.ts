import { z } from 'zod'
import { languages } from '#web/routing/languages.ts'
import { emailSchema } from '../member/account.ts'

/** What checkout sends to reserve the crowdfunding lines of a bag (docs/product/4). */
export const reservationSchema = z.object({
  /** Chosen by the browser, one for each attempt of a shopper to pay: a repeated call finds the first one's reservation. */
  idempotencyKey: z.uuid(),
  email: emailSchema,
  /** The token of the selection, from which items, quantities and prices are read. */
  selection: z.string().min(1).max(200),
  /** Whether a card payment for other lines follows. */
  paymentFollows: z.boolean(),
  /** Of the mails. */
  lang: z.enum(languages),
})

/** A reserved line as its owner sees it. */
const reservedLineSchema = z.object({
  centraId: z.string(),
  /** In the language of the call where the product is published, else as the bag called it. */
  title: z.string().nullable(),
  /** Path of the product page; null where there is none. */
  href: z.string().nullable(),
  size: z.string().nullable(),
  colour: z.string().nullable(),
  quantity: z.number(),
  /** What one costs if production starts; null for reservations from before prices were stored. */
  price: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  /** What staff decided about its campaign; null while nothing is decided. */
  decision: z.enum(['production', 'notEnough']).nullable(),
})

/** A reservation as its member sees it. */
export const ownReservationSchema = z.object({
  id: z.string(),
  state: z.enum(['confirmed', 'cancelled']),
  /** ISO 8601. */
  createdAt: z.string(),
  lines: z.array(reservedLineSchema),
  /** Until production starts. */
  canCancel: z.boolean(),
})
export type OwnReservation = z.infer<typeof ownReservationSchema>

/** A reservation as staff see it, with its lines in one campaign. */
export const staffReservationSchema = z.object({
  id: z.string(),
  email: z.string(),
  isMember: z.boolean(),
  createdAt: z.string(),
  lines: z.array(reservedLineSchema.omit({ href: true, decision: true }).extend({ itemId: z.string() })),
})
export type StaffReservation = z.infer<typeof staffReservationSchema>
