import { z } from 'zod'
import { languages } from '#web/routing/languages.ts'
import { emailSchema } from '../member/account.ts'
import { reservationStatuses } from './reservation-status.ts'

/** The checkout's request to reserve the crowdfunding lines of a bag (docs/product/4). */
export const reservationSchema = z.object({
  /**
   * Chosen by the browser, one for each attempt of a shopper to pay: a repeated call finds the first one's reservation.
   */
  idempotencyKey: z.uuid(),
  email: emailSchema,
  /** The token of the selection, from which items, quantities and prices are read. */
  selection: z.string().min(1).max(200),
  /** Whether a card payment for other lines follows. */
  paymentFollows: z.boolean(),
  /** The language of the mails. */
  lang: z.enum(languages),
})

/** A reserved line as its owner sees it. */
const reservedLineSchema = z.object({
  centraId: z.string(),
  /** In the language of the call where the product is published, else as the bag called it. */
  title: z.string().nullable(),
  /** Path of the product page; null where there is none. */
  href: z.string().nullable(),
  /** `women`, `men` or `unisex`; null for reservations from before it was stored, as size and colour. */
  fit: z.string().nullable(),
  size: z.string().nullable(),
  colour: z.string().nullable(),
  quantity: z.number(),
  /** The price of one if production starts; null for reservations from before prices were stored. */
  price: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  /** The staff's decision about its campaign; null while there is none. */
  decision: z.enum(['production', 'notEnough']).nullable(),
  /** The order by which it was bought after production had started. */
  boughtBy: z.string().nullable(),
})

/** A reserved line with the item that the commerce platform sells, so that it can go back into the bag. */
const reservedItemSchema = reservedLineSchema
  .omit({ href: true, decision: true, boughtBy: true })
  .extend({ itemId: z.string() })

/** `unverified`: it waits for the link in the mail to be followed. */
export const reservationStateSchema = z.enum(['unverified', 'pending', 'confirmed', 'released', 'cancelled'])

/** The outcome of a reservation that was made with a payment. */
export const settledReservationSchema = z.object({
  id: z.string(),
  /**
   * `pending`: it is not known yet whether the payment succeeded. `released`: nothing is reserved, so its lines go back
   * into the bag.
   */
  state: reservationStateSchema,
  /**
   * The order that was paid with it. With `released`: the order is valid, but others reserved the last garments first.
   */
  orderNumber: z.string().nullable(),
  lines: z.array(reservedItemSchema),
})

/** A reservation as the browser that made it sees it, without a login. */
export const reservationDetailsSchema = settledReservationSchema.extend({
  email: z.string(),
  /** The shipping cost, in the currency of the lines; null for reservations from before it was stored. */
  delivery: z.object({ price: z.number(), freeOver: z.number().nullable() }).nullable(),
  /** ISO 8601; the time until which an unverified one can be confirmed, or a pending one paid. */
  expiresAt: z.string().nullable(),
  /** ISO 8601. */
  createdAt: z.string(),
  lines: z.array(
    reservedItemSchema.extend({
      /** Path of the product page; null where there is none. */
      href: z.string().nullable(),
      /** The campaign's last day, `YYYY-MM-DD`; null where none is set. */
      lastDay: z.string().nullable(),
    }),
  ),
})

/** The personal link of the mail about production, and the selection that the browser has. */
export const purchaseLinkSchema = z.object({
  /** The `centraId` of the product. */
  campaign: z.string().min(1).max(40),
  token: z.string().min(1).max(100),
  /** The token of the present selection; null where there is none. */
  selection: z.string().min(1).max(200).nullable(),
  lang: z.enum(languages),
})

/** The same from the account, without the link. */
export const ownPurchaseSchema = purchaseLinkSchema.omit({ token: true })

/** The result of opening a personal link. */
export const openedPurchaseSchema = z.object({
  state: z.enum(['ready', 'bought']),
  /** The token of the selection to go on with; null when everything was bought. */
  selection: z.string().nullable(),
  /** The order by which it was bought. */
  orderNumber: z.string().nullable(),
  /** How many of the reserved garments are in the selection. */
  quantity: z.number(),
  /** The items that are sold out. */
  missing: z.array(
    z.object({
      title: z.string(),
      fit: z.string().nullable(),
      size: z.string().nullable(),
      colour: z.string().nullable(),
      quantity: z.number(),
    }),
  ),
})

export type OpenedPurchase = z.infer<typeof openedPurchaseSchema>

/** An item sold to a member since production of the product started, and not bought yet. */
const reservedPurchaseSchema = z.object({
  centraId: z.string(),
  /** `open`: it can be paid from the account. `mailed`: by the link in the mail only. `lapsed`: the time is over. */
  state: z.enum(['open', 'mailed', 'lapsed']),
  /** ISO 8601; the deadline for paying it. */
  until: z.string(),
  /** The price with shipping; null where that was not stored. */
  total: z.object({ amount: z.number(), currency: z.string() }).nullable(),
})

/** A reservation as its member sees it. */
export const ownReservationSchema = z.object({
  id: z.string(),
  state: z.enum(['confirmed', 'cancelled']),
  /** The address that its mails go to. */
  email: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  lines: z.array(reservedLineSchema),
  /** By product, after production has started. */
  purchases: z.array(reservedPurchaseSchema),
  /** Until production starts. */
  canCancel: z.boolean(),
})
export type OwnReservation = z.infer<typeof ownReservationSchema>

/** A reservation as staff see it, with its lines in one campaign. */
export const staffReservationSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** The member's; null for guests. */
  name: z.string().nullable(),
  isMember: z.boolean(),
  /** ISO 8601, as the other times. */
  createdAt: z.string(),
  status: z.enum(reservationStatuses),
  lines: z.array(reservedItemSchema).readonly(),
  /** The order by which they were bought after production had started. */
  boughtBy: z.string().nullable(),
  /** When its owner was mailed the decision about the campaign. */
  mailedAt: z.string().nullable(),
  /** The deadline for buying it; null unless the mail had a link to buy. */
  payBy: z.string().nullable(),
  /** The last time that staff sent the link again, and who did. */
  sentAgain: z.object({ at: z.string(), by: z.string() }).nullable(),
  canSendLink: z.boolean(),
})
export type StaffReservation = z.infer<typeof staffReservationSchema>
