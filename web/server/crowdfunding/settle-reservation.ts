import 'server-only'
import { and, asc, eq, lte } from 'drizzle-orm'
import { writeMail } from '#web/mails/mails.ts'
import type { OrderApi } from '#web/services/centra-orders/order-api.ts'
import type { Database } from '../db/pool.ts'
import { reservations } from '../db/schema/reservations.ts'
import { enqueueMail } from '../outbox/public.ts'
import { failure, type Result, success } from '../result.ts'
import type { NoPlaces } from './confirm-reservation.ts'
import { confirmPlaced } from './place-reservation.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import { nextCheck } from './reserve.ts'
import { linesOf, lockReservation, type Reservation, type StoredReservation } from './stored-reservation.ts'

/** The dependencies of settling. */
export type SettlePorts = {
  readonly database: Database
  readonly now: Date
  readonly orders: Pick<OrderApi, 'ordersWithReservation'>
  /** Only a paid reservation needs the mails and the content. */
  readonly confirming: () => Promise<ReservationPorts>
  readonly report: (problem: string) => void
}

/** How many reservations the job settles at a time. */
const MAX_DUE = 200

/** A reservation and its key, which only the browser that made it has. */
type ReservationKey = { readonly id: string; readonly key: string }

/** The reservation that was made with this key. */
export async function findByKey(
  database: Database,
  { id, key }: ReservationKey,
): Promise<Result<Reservation, 'noSuchReservation'>> {
  const [found] = await database
    .select()
    .from(reservations)
    .where(and(eq(reservations.id, id), eq(reservations.idempotencyKey, key)))
  return found ? success({ ...found, lines: await linesOf(database, id) }) : failure('noSuchReservation')
}

/**
 * Settles a reservation whose payment may be over, by what the commerce platform says: an order with its id confirms
 * it; without one it is released if the browser says that the payment has failed, or if its time is over. While the
 * platform does not respond, it stays as it is.
 */
export async function settleReservation(
  ports: SettlePorts,
  reservation: ReservationKey,
  hasPaymentFailed: boolean,
): Promise<Result<Reservation, 'noSuchReservation'>> {
  const found = await findByKey(ports.database, reservation)
  if (!found.ok) return found
  await settle(ports, found.value, hasPaymentFailed)
  return await findByKey(ports.database, reservation)
}

/**
 * Settles the reservations that are due. Stops when the platform does not respond: the next run continues with the
 * others.
 */
export async function settleDue(ports: SettlePorts): Promise<void> {
  const due = await ports.database
    .select()
    .from(reservations)
    .where(lte(reservations.checkAt, ports.now))
    .orderBy(asc(reservations.checkAt))
    .limit(MAX_DUE)
  for (const reservation of due) if (!(await settle(ports, reservation, false))) return
}

/** False when the platform could not say. */
async function settle(ports: SettlePorts, reservation: StoredReservation, hasPaymentFailed: boolean): Promise<boolean> {
  const { id, state, checkAt } = reservation
  if (checkAt === null || state === 'confirmed' || state === 'cancelled') return true
  const found = await ports.orders.ordersWithReservation(id)
  if (!found.ok) {
    ports.report(found.problem)
    await postpone(ports, reservation)
    return false
  }
  const order = found.value.find((candidate) => candidate.state !== 'cancelled')
  if (order) await confirm(ports, id, order.number)
  else await noteUnpaid(ports, reservation, hasPaymentFailed)
  return true
}

async function confirm({ confirming }: SettlePorts, id: string, orderNumber: string): Promise<void> {
  const ports = await confirming()
  const result = await confirmPlaced(ports, id, orderNumber)
  if (!result.ok && result.code !== 'noSuchReservation') await giveUp(ports, id, orderNumber, result.code)
}

/** There was no place left when the payment succeeded: the reserver gets one mail about it. */
async function giveUp(
  { database, queue, sender }: ReservationPorts,
  id: string,
  orderNumber: string,
  reason: NoPlaces,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const reservation = await lockReservation(transaction, id)
    if (!reservation || reservation.checkAt === null) return
    await transaction
      .update(reservations)
      .set({ state: 'released', expiresAt: null, holdsUntil: null, checkAt: null, orderNumber })
      .where(eq(reservations.id, id))
    const { email, lang } = reservation
    const data = { lines: await linesOf(transaction, id), orderNumber, reason }
    const envelope = { to: email, lang, sender, id: `reservation-lost-${id}` }
    await enqueueMail(transaction, queue, writeMail('reservationLost', data, envelope))
  })
}

/**
 * No order: it is released when its payment has failed or its time is over. An order that comes later is found by the
 * next checks.
 */
async function noteUnpaid(
  { database, now }: SettlePorts,
  { id, createdAt, expiresAt }: StoredReservation,
  hasPaymentFailed: boolean,
): Promise<void> {
  const isOver = hasPaymentFailed || (expiresAt !== null && expiresAt <= now)
  const isPending = and(eq(reservations.id, id), eq(reservations.state, 'pending'))
  if (isOver) {
    const checkAt = nextCheck({ createdAt, expiresAt: null }, now)
    await database
      .update(reservations)
      .set({ state: 'released', expiresAt: null, holdsUntil: null, checkAt })
      .where(isPending)
  }
  await postpone({ database, now }, { id, createdAt, expiresAt: isOver ? null : expiresAt })
}

async function postpone(
  { database, now }: Pick<SettlePorts, 'database' | 'now'>,
  { id, ...times }: Pick<StoredReservation, 'id' | 'createdAt' | 'expiresAt'>,
): Promise<void> {
  const checkAt = nextCheck(times, now)
  await database
    .update(reservations)
    .set({ checkAt })
    .where(and(eq(reservations.id, id), lte(reservations.checkAt, now)))
}
