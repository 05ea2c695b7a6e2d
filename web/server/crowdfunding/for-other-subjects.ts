import 'server-only'
import { and, asc, eq, getTableColumns, inArray, lt } from 'drizzle-orm'
import { mailboxOf } from '#web/domain/member/mailbox.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { reservationLines, reservations } from '../db/schema/reservations.ts'

/** A member's reservations with their lines, for the export of the member's data. */
export async function reservationDataOf(transaction: Transaction, memberId: string) {
  const { id, state, email, lang, country, createdAt, expiresAt, orderNumber } = reservations
  const rows = await transaction
    .select({ id, state, email, lang, country, createdAt, expiresAt, orderNumber })
    .from(reservations)
    .where(eq(reservations.memberId, memberId))
    .orderBy(asc(createdAt))
  const { id: _, ...columns } = getTableColumns(reservationLines)
  const ids = rows.map((row) => row.id)
  const lines =
    ids.length === 0
      ? []
      : await transaction.select(columns).from(reservationLines).where(inArray(reservationLines.reservationId, ids))
  return {
    reservations: rows.map((row) => ({
      ...row,
      lines: lines.flatMap(({ reservationId, ...line }) => (reservationId === row.id ? line : [])),
    })),
  }
}

/**
 * Deletes a member's reservations that ended or were never confirmed. Others stay as a visitor's: the shop keeps its promise and needs the
 * address for that, and the link in the mail still cancels them.
 */
export async function removeFromReservations(transaction: Transaction, memberId: string): Promise<void> {
  const ofMember = eq(reservations.memberId, memberId)
  await transaction
    .delete(reservations)
    .where(and(ofMember, inArray(reservations.state, ['unverified', 'released', 'cancelled'])))
  await transaction.update(reservations).set({ memberId: null }).where(ofMember)
}

const KEPT_UNVERIFIED_MS = 7 * 24 * 60 * 60_000

/** Deletes reservations that nobody has confirmed within a week after their link had ended: the address may be a stranger's. */
export async function deleteUnconfirmed(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_UNVERIFIED_MS)
  await database
    .delete(reservations)
    .where(and(eq(reservations.state, 'unverified'), lt(reservations.expiresAt, before)))
}

/** Sends what a member has reserved with the former address to the new one: the mail about production may come months later. */
export async function readdressReservations(
  transaction: Transaction,
  memberId: string,
  from: string,
  to: string,
): Promise<void> {
  const { memberId: reserver, email, state } = reservations
  const isTheirs = and(eq(reserver, memberId), eq(email, from), inArray(state, ['pending', 'confirmed']))
  await transaction
    .update(reservations)
    .set({ email: to, mailbox: mailboxOf(to) })
    .where(isTheirs)
}
