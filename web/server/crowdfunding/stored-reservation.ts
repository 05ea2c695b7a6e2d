import 'server-only'
import { eq } from 'drizzle-orm'
import type { Campaign } from '#web/domain/product/crowdfunding-status.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { reservationLines, reservations } from '../db/schema/reservations.ts'

/** The settings of campaigns, by `centraId`. A product that is missing cannot be reserved. */
export type Campaigns = ReadonlyMap<string, Campaign>

export type StoredReservation = typeof reservations.$inferSelect
export type StoredLine = typeof reservationLines.$inferSelect
export type Reservation = StoredReservation & { readonly lines: readonly StoredLine[] }

/** PostgreSQL refuses other texts where it expects an id. */
export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function linesOf(connection: Database | Transaction, reservationId: string): Promise<StoredLine[]> {
  return connection.select().from(reservationLines).where(eq(reservationLines.reservationId, reservationId))
}

/** The reservation, locked until the transaction ends. */
export async function lockReservation(transaction: Transaction, id: string): Promise<StoredReservation | undefined> {
  const [found] = await transaction.select().from(reservations).where(eq(reservations.id, id)).for('update')
  return found
}

export function centraIdsOf(lines: readonly Pick<StoredLine, 'centraId'>[]): string[] {
  return [...new Set(lines.map(({ centraId }) => centraId))]
}
