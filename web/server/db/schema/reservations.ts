import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** `pending`: a payment for the rest of the bag is under way. Only pending (until it expires) and confirmed ones count. */
const reservationStates = ['pending', 'confirmed', 'released'] as const

/** A reservation of crowdfunded garments (docs/product/4). */
export const reservations = pgTable(
  'reservations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Sent by the client, so that a repeated call makes no second reservation. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    state: text('state', { enum: reservationStates }).notNull(),
    email: text('email').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When a pending one stops counting. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    check('reservations_state', sql`${table.state} IN ('pending', 'confirmed', 'released')`),
    check('reservations_pending_expires', sql`${table.state} <> 'pending' OR ${table.expiresAt} IS NOT NULL`),
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
    item: text('item').notNull(),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    check('reservation_lines_quantity', sql`${table.quantity} > 0`),
    index('reservation_lines_centra_id').on(table.centraId),
    index('reservation_lines_reservation').on(table.reservationId),
  ],
)
