import 'server-only'
import { eq, sql } from 'drizzle-orm'
import type { Language } from '#web/routing/languages.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { reservationLines, reservations } from '../db/schema/reservations.ts'
import { failure, type Result, success } from '../result.ts'
import { orderCount } from './order-count.ts'

const minute = 60_000
/** An abandoned payment frees what it kept (docs/product/4). */
export const pendingLifetime = 30 * minute

export type ReservationRequest = {
  /** Chosen by the client: a repeated call finds the first one's reservation. */
  readonly idempotencyKey: string
  readonly email: string
  readonly lang: Language
  readonly memberId: string | null
  readonly lines: readonly ReservationLine[]
  /** `pending` where a payment for the rest of the bag follows, else `confirmed`. */
  readonly state: 'pending' | 'confirmed'
}

export type ReservationLine = {
  readonly centraId: string
  readonly itemId: string
  readonly quantity: number
  readonly priceEach: number
  /** ISO 4217. */
  readonly currency: string
}

export type Reservation = typeof reservations.$inferSelect

/** Called in the transaction that confirms a reservation. */
export type OnConfirmed = (transaction: Transaction, reservation: Reservation) => Promise<void>

/** The most garments of each product that may be reserved; `undefined` where there is no maximum. */
export type Maximums = ReadonlyMap<string, number | undefined>

/**
 * Reserves garments of running campaigns, in one transaction with their count, so that no maximum is ever exceeded (R1.09). All lines or
 * none: after `tooFewLeft` nothing was reserved. The caller has checked that the campaigns run, and prices are the platform's.
 */
export async function reserve(
  database: Database,
  request: ReservationRequest,
  maximums: Maximums,
  onConfirmed: OnConfirmed,
  now: Date,
): Promise<Result<{ readonly id: string; readonly state: Reservation['state'] }, 'tooFewLeft' | 'differentRequest'>> {
  const { idempotencyKey, email, lang, memberId, lines, state } = request
  return await database.transaction(async (transaction) => {
    await lockCampaigns(transaction, lines)
    const existing = await findByKey(transaction, idempotencyKey)
    if (existing) return isSame(existing, request) ? success(existing) : failure('differentRequest')
    if (!(await fits(transaction, lines, maximums, now))) return failure('tooFewLeft')
    const expiresAt = state === 'pending' ? new Date(now.getTime() + pendingLifetime) : null
    const [stored] = await transaction
      .insert(reservations)
      .values({ idempotencyKey, email, lang, memberId, state, createdAt: now, expiresAt })
      .returning()
    if (!stored) throw new Error('The reservation was not stored')
    await transaction
      .insert(reservationLines)
      .values(lines.map(({ itemId, ...line }) => ({ ...line, item: itemId, reservationId: stored.id })))
    if (state === 'confirmed') await onConfirmed(transaction, stored)
    return success({ id: stored.id, state })
  })
}

/**
 * Confirms a reservation once its payment succeeded; confirming again changes nothing. One that expired meanwhile is confirmed if there
 * is still room, else it is `tooFewLeft`: reserved lines are never charged, so there is nothing to pay back.
 */
export async function confirmReservation(
  database: Database,
  id: string,
  maximums: Maximums,
  onConfirmed: OnConfirmed,
  now: Date,
): Promise<Result<Record<string, never>, 'noSuchReservation' | 'tooFewLeft'>> {
  return await database.transaction(async (transaction) => {
    const lines = await linesOf(transaction, id)
    await lockCampaigns(transaction, lines)
    const [reservation] = await transaction.select().from(reservations).where(eq(reservations.id, id)).for('update')
    if (!reservation || reservation.state === 'cancelled') return failure('noSuchReservation')
    if (reservation.state === 'confirmed') return success({})
    const counts = reservation.state === 'pending' && (reservation.expiresAt?.getTime() ?? 0) > now.getTime()
    if (!counts && !(await fits(transaction, lines, maximums, now))) return failure('tooFewLeft')
    const [confirmed] = await transaction
      .update(reservations)
      .set({ state: 'confirmed', expiresAt: null })
      .where(eq(reservations.id, id))
      .returning()
    if (confirmed) await onConfirmed(transaction, confirmed)
    return success({})
  })
}

/** Lets go of a pending reservation whose payment was refused, cancelled or failed; a confirmed one stays. */
export async function releaseReservation(database: Database, id: string): Promise<void> {
  await database
    .update(reservations)
    .set({ state: 'released', expiresAt: null })
    .where(sql`${reservations.id} = ${id} AND ${reservations.state} = 'pending'`)
}

/** Marks abandoned reservations as released; they have stopped counting when they expired. Returns how many. */
export async function releaseExpired(database: Database, now: Date): Promise<number> {
  const released = await database
    .update(reservations)
    .set({ state: 'released', expiresAt: null })
    .where(sql`${reservations.state} = 'pending' AND ${reservations.expiresAt} <= ${now}`)
    .returning({ id: reservations.id })
  return released.length
}

/** One after the other for each campaign, always in the same order. */
async function lockCampaigns(
  transaction: Transaction,
  lines: readonly Pick<ReservationLine, 'centraId'>[],
): Promise<void> {
  const centraIds = [...new Set(lines.map(({ centraId }) => centraId))].sort()
  for (const centraId of centraIds) {
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`campaign ${centraId}`}, 0))`)
  }
}

async function fits(
  transaction: Transaction,
  lines: readonly Pick<ReservationLine, 'centraId' | 'quantity'>[],
  maximums: Maximums,
  now: Date,
): Promise<boolean> {
  const wanted = new Map<string, number>()
  for (const { centraId, quantity } of lines) wanted.set(centraId, (wanted.get(centraId) ?? 0) + quantity)
  for (const [centraId, quantity] of wanted) {
    const maximum = maximums.get(centraId)
    if (maximum !== undefined && (await orderCount(transaction, centraId, now)) + quantity > maximum) return false
  }
  return true
}

async function findByKey(transaction: Transaction, idempotencyKey: string) {
  const [reservation] = await transaction
    .select()
    .from(reservations)
    .where(eq(reservations.idempotencyKey, idempotencyKey))
  return reservation && { ...reservation, lines: await linesOf(transaction, reservation.id) }
}

function linesOf(transaction: Transaction, reservationId: string) {
  return transaction.select().from(reservationLines).where(eq(reservationLines.reservationId, reservationId))
}

function isSame(
  { email, lines }: NonNullable<Awaited<ReturnType<typeof findByKey>>>,
  request: ReservationRequest,
): boolean {
  const counted = (items: readonly string[]) => [...items].sort().join()
  return (
    email === request.email &&
    counted(lines.map(({ item, quantity }) => `${item}*${quantity}`)) ===
      counted(request.lines.map(({ itemId, quantity }) => `${itemId}*${quantity}`))
  )
}
