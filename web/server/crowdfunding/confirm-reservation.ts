import 'server-only'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../db/pool.ts'
import { reservations } from '../db/schema/reservations.ts'
import { isTokenOf } from '../link-token.ts'
import { failure, type Result, success } from '../result.ts'
import { lockCampaigns } from './campaign-lock.ts'
import { whyClosed, whyNoPlaces } from './places.ts'
import {
  type Campaigns,
  centraIdsOf,
  linesOf,
  lockReservation,
  type Reservation,
  type StoredReservation,
  uuid,
} from './stored-reservation.ts'

/** Called in the transaction that makes a reservation `unverified` or `confirmed`: its address is written to. */
export type OnPlaced = (transaction: Transaction, reservation: Reservation) => Promise<void>

export type NoPlaces = 'tooFewLeft' | 'tooManyPerPerson'

/**
 * Confirms a reservation once its payment succeeded; confirming again changes nothing. One whose places are not held is
 * confirmed if there is still room, else it is `tooFewLeft`: reserved lines are never charged, so there is nothing to
 * pay back.
 */
export async function confirmReservation(
  database: Database,
  id: string,
  campaigns: Campaigns,
  onPlaced: OnPlaced,
  now: Date,
  orderNumber: string | null = null,
): Promise<Result<Reservation, 'noSuchReservation' | NoPlaces>> {
  return await database.transaction(async (transaction) => {
    const lines = await linesOf(transaction, id)
    await lockCampaigns(transaction, centraIdsOf(lines))
    const reservation = await lockReservation(transaction, id)
    if (!reservation || reservation.state === 'cancelled') return failure('noSuchReservation')
    if (reservation.state === 'confirmed') return success({ ...reservation, lines })
    return await confirm(transaction, { ...reservation, lines }, campaigns, onPlaced, now, orderNumber)
  })
}

/** A link in a mail: the reservation and the token that authorises it. */
type ConfirmLink = { readonly id: string; readonly token: string }

/** The reservation that a link confirms, or has confirmed. Changes nothing: mail programs open links ahead. */
export async function findByConfirmLink(
  database: Database,
  { id, token }: ConfirmLink,
  now: Date,
): Promise<Result<Reservation, 'noSuchReservation' | 'reservationExpired'>> {
  if (!uuid.test(id)) return failure('noSuchReservation')
  const [found] = await database.select().from(reservations).where(eq(reservations.id, id))
  if (!found || !isTokenOf(found.confirmTokenHash, token)) return failure('noSuchReservation')
  if (isOver(found, now)) return failure('reservationExpired')
  return success({ ...found, lines: await linesOf(database, id) })
}

/** Whether it is not confirmed, and its link can no longer confirm it. */
function isOver({ state, expiresAt }: StoredReservation, now: Date): boolean {
  return state !== 'confirmed' && (state !== 'unverified' || expiresAt === null || expiresAt <= now)
}

/**
 * Confirms a reservation by the link in the mail, which shows whose the address is, while its campaigns take
 * reservations and there is room. Confirming again succeeds.
 */
export async function confirmByToken(
  database: Database,
  { id, token }: ConfirmLink,
  campaigns: Campaigns,
  onPlaced: OnPlaced,
  now: Date,
): Promise<
  Result<Reservation, 'noSuchReservation' | 'reservationExpired' | 'notReservable' | 'campaignEnded' | NoPlaces>
> {
  if (!uuid.test(id)) return failure('noSuchReservation')
  return await database.transaction(async (transaction) => {
    const lines = await linesOf(transaction, id)
    await lockCampaigns(transaction, centraIdsOf(lines))
    const reservation = await lockReservation(transaction, id)
    if (!reservation || !isTokenOf(reservation.confirmTokenHash, token)) return failure('noSuchReservation')
    if (isOver(reservation, now)) return failure('reservationExpired')
    if (reservation.state === 'confirmed') return success({ ...reservation, lines })
    const closed = await whyClosed(transaction, lines, campaigns, now)
    if (closed) return failure(closed)
    return await confirm(transaction, { ...reservation, lines }, campaigns, onPlaced, now)
  })
}

/** Confirms a reservation that is not confirmed yet, while there is room. The address is known to be the reserver's. */
export async function confirm(
  transaction: Transaction,
  { id, state, mailbox, holdsUntil, lines }: Reservation,
  campaigns: Campaigns,
  onPlaced: OnPlaced,
  now: Date,
  orderNumber: string | null = null,
): Promise<Result<Reservation, NoPlaces>> {
  const isHeld = state === 'pending' && holdsUntil !== null && holdsUntil > now
  const refused = isHeld ? undefined : await whyNoPlaces(transaction, { lines, campaigns, now, mailbox, id })
  if (refused) return failure(refused)
  const [confirmed] = await transaction
    .update(reservations)
    .set({ state: 'confirmed', expiresAt: null, holdsUntil: null, checkAt: null, orderNumber })
    .where(eq(reservations.id, id))
    .returning()
  if (!confirmed) throw new Error('The reservation was not confirmed')
  await onPlaced(transaction, { ...confirmed, lines })
  return success({ ...confirmed, lines })
}
