import 'server-only'
import { milliseconds } from 'date-fns/milliseconds'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { mailboxOf } from '#web/domain/member/mailbox.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { campaignStartMails } from '../db/schema/campaign-starts.ts'
import { reservationLines, reservations } from '../db/schema/reservations.ts'
import { belongTo, haveAddress, type Reserver } from './reserver.ts'

/** A member's reservations with their lines, for the export of the member's data. */
export async function reservationDataOf(transaction: Transaction, member: Reserver) {
  const { id, state, email, lang, country, createdAt, expiresAt, orderNumber } = reservations
  const rows = await transaction
    .select({ id, state, email, lang, country, createdAt, expiresAt, orderNumber })
    .from(reservations)
    .where(belongTo(member))
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

/** The mails about new campaigns that a member got, for the export of the member's data. */
export async function campaignMailDataOf(transaction: Transaction, memberId: string) {
  const { mailedAt } = campaignStartMails
  const rows = await transaction
    .select({ mailedAt })
    .from(campaignStartMails)
    .where(eq(campaignStartMails.memberId, memberId))
    .orderBy(asc(mailedAt))
  return { campaignMails: rows }
}

/**
 * Deletes a member's reservations that ended or were never confirmed, and which mails about new campaigns they got.
 * Other reservations stay as a visitor's: the shop keeps its promise and needs the address for that, and the link in
 * the mail still cancels them.
 */
export async function removeFromReservations(transaction: Transaction, member: Reserver): Promise<void> {
  await transaction
    .delete(reservations)
    .where(and(belongTo(member), inArray(reservations.state, ['unverified', 'released', 'cancelled'])))
  await transaction.update(reservations).set({ memberId: null }).where(eq(reservations.memberId, member.id))
  await transaction.delete(campaignStartMails).where(eq(campaignStartMails.memberId, member.id))
}

const KEPT_UNVERIFIED_MS = milliseconds({ days: 7 })

/**
 * Deletes reservations that nobody has confirmed within a week after their link had ended: the address may be a
 * stranger's.
 */
export async function deleteUnconfirmed(database: Database, now: Date): Promise<void> {
  const before = subMilliseconds(now, KEPT_UNVERIFIED_MS)
  await database
    .delete(reservations)
    .where(and(eq(reservations.state, 'unverified'), lt(reservations.expiresAt, before)))
}

/**
 * Sends what a member has reserved with the former address to the new one: the mail about production may come months
 * later. While the former address is not verified, whoever reads its mail may have confirmed a reservation, so then
 * only those move that an order has confirmed.
 */
export async function readdressReservations(transaction: Transaction, member: Reserver, to: string): Promise<void> {
  const { memberId, state, orderNumber } = reservations
  const areTheirs = member.emailVerifiedAt
    ? or(eq(memberId, member.id), isNull(memberId))
    : and(eq(memberId, member.id), isNotNull(orderNumber))
  await transaction
    .update(reservations)
    .set({ email: to, mailbox: mailboxOf(to) })
    .where(and(haveAddress(member.email), areTheirs, inArray(state, ['pending', 'confirmed'])))
}
