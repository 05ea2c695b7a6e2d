import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Delivery } from '#web/domain/bag/bag-totals.ts'
import type { StaffRecord } from './borrowings.ts'
import { members } from './members.ts'

/**
 * `unverified`: it waits for a click in the mail to its address. `pending`: a payment for the rest of the bag is under
 * way. Only confirmed ones take places, and pending ones that hold some. `released`: the payment failed or was
 * abandoned. `cancelled`: by the reserver.
 */
const reservationStates = ['unverified', 'pending', 'confirmed', 'released', 'cancelled'] as const

/** A reservation of crowdfunded garments (docs/product/4). */
export const reservations = pgTable(
  'reservations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /**
     * Sent by the client, so that a repeated call does not make a second reservation; also the client's proof that it
     * is its own.
     */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    state: text('state', { enum: reservationStates }).notNull(),
    email: text('email').notNull(),
    /** The mailbox that the address leads to, by which the places of one person are counted. */
    mailbox: text('mailbox').notNull(),
    /** The language of the mails. */
    lang: text('lang', { enum: ['nb', 'en'] })
      .notNull()
      .default('nb'),
    memberId: uuid('member_id').references(() => members.id, { onDelete: 'set null' }),
    /** SHA-256 of the token in the confirmation mail's cancel link. */
    cancelTokenHash: text('cancel_token_hash'),
    /** SHA-256 of the token in the link that confirms an unverified one. */
    confirmTokenHash: text('confirm_token_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When a pending or unverified one expires. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /**
     * The time until which a pending one takes its places; null for an address that nobody has shown to be their own.
     */
    holdsUntil: timestamp('holds_until', { withTimezone: true }),
    /** ISO 3166, the country whose prices the lines have; unknown for reservations from before it was stored. */
    country: text('country'),
    /**
     * The shipping cost when it was reserved, in the currency of its lines; unknown for reservations from before it was
     * stored.
     */
    delivery: jsonb('delivery').$type<Delivery>(),
    /** The order that was paid together with it; null where nothing had to be paid. */
    orderNumber: text('order_number'),
    /** When to ask the commerce platform next whether that order exists; null when nothing is left to find out. */
    checkAt: timestamp('check_at', { withTimezone: true }),
  },
  (table) => [
    check('reservations_state', sql`${table.state} IN ('unverified', 'pending', 'confirmed', 'released', 'cancelled')`),
    check('reservations_lang', sql`${table.lang} IN ('nb', 'en')`),
    check(
      'reservations_pending_expires',
      sql`${table.state} NOT IN ('unverified', 'pending') OR ${table.expiresAt} IS NOT NULL`,
    ),
    index('reservations_check').on(table.checkAt).where(sql`${table.checkAt} IS NOT NULL`),
    index('reservations_member').on(table.memberId),
    index('reservations_mailbox').on(table.mailbox),
    index('reservations_unverified').on(table.expiresAt).where(sql`${table.state} = 'unverified'`),
  ],
)

/** Decisions of the staff about campaigns. A product can have several campaigns, one after the other. */
export const campaignDecisions = pgTable(
  'campaign_decisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    centraId: text('centra_id').notNull(),
    /**
     * The campaign's last day (`YYYY-MM-DD`) when it was decided; a later one in the content begins another campaign.
     */
    lastDay: date('last_day', { mode: 'string' }),
    /** `notEnough`: too few reserved, and nothing is charged. */
    decision: text('decision', { enum: ['production', 'notEnough'] }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
    decidedBy: jsonb('decided_by').$type<StaffRecord>().notNull(),
  },
  (table) => [
    check('campaign_decisions_decision', sql`${table.decision} IN ('production', 'notEnough')`),
    index('campaign_decisions_centra_id').on(table.centraId, table.decidedAt),
  ],
)

export const reservationLines = pgTable(
  'reservation_lines',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    /** The content's and the platform's shared product id, in which campaigns are counted. */
    centraId: text('centra_id').notNull(),
    /** The decision about the campaign that it belongs to; null while that is open. */
    decisionId: uuid('decision_id').references(() => campaignDecisions.id),
    item: text('item').notNull(),
    quantity: integer('quantity').notNull(),
    /**
     * The price of one when production starts, in the currency (ISO 4217); unknown for reservations from before it was
     * stored.
     */
    priceEach: numeric('price_each', { precision: 12, scale: 2, mode: 'number' }),
    currency: text('currency'),
    /** The item as the bag described it; unknown for reservations from before this was stored. */
    title: text('title'),
    fit: text('fit'),
    size: text('size'),
    colour: text('colour'),
  },
  (table) => [
    check('reservation_lines_quantity', sql`${table.quantity} > 0`),
    check('reservation_lines_price', sql`${table.priceEach} >= 0 AND ${table.currency} ~ '^[A-Z]{3}$'`),
    index('reservation_lines_centra_id').on(table.centraId, table.decisionId),
    index('reservation_lines_decision').on(table.decisionId),
    index('reservation_lines_reservation').on(table.reservationId),
  ],
)

/** Exists once the mail that tells a reserver the decision about a campaign is in the outbox. */
export const campaignMails = pgTable(
  'campaign_mails',
  {
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    centraId: text('centra_id').notNull(),
    /** SHA-256 of the token of the personal link by which the garments are bought; null where nothing is produced. */
    purchaseTokenHash: text('purchase_token_hash'),
    mailedAt: timestamp('mailed_at', { withTimezone: true }).notNull(),
    /** The token of the selection that holds the garments at the reserved price, once the link was opened. */
    purchaseSelection: text('purchase_selection'),
    /** The order by which they were bought. */
    purchaseOrder: text('purchase_order'),
    /** When to ask the commerce platform next whether they were bought. */
    purchaseCheckAt: timestamp('purchase_check_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.centraId] }),
    index('campaign_mails_purchase_selection').on(table.purchaseSelection),
    index('campaign_mails_purchase_check').on(table.purchaseCheckAt).where(sql`${table.purchaseCheckAt} IS NOT NULL`),
  ],
)
