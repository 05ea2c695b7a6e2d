import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../db/pool.ts'
import { reservations } from '../db/schema/reservations.ts'
import { isTokenOf } from '../link-token.ts'
import { failure, type Result, success } from '../result.ts'
import { lockCampaigns } from './campaign-lock.ts'
import { decisionsById } from './campaign-run.ts'
import { belongTo, type Reserver } from './reserver.ts'
import { linesOf, type Reservation, uuid } from './stored-reservation.ts'

/** The parameters of a link in a mail. */
type ReservationLink = { readonly id: string; readonly token: string }

/** The reservation that a cancel link belongs to. Changes nothing: mail programs open links ahead. */
export async function findByCancelLink(
  database: Database,
  { id, token }: ReservationLink,
): Promise<Result<Reservation, 'noSuchReservation'>> {
  if (!uuid.test(id)) return failure('noSuchReservation')
  const [found] = await database.select().from(reservations).where(eq(reservations.id, id))
  if (!found || !isTokenOf(found.cancelTokenHash, token)) return failure('noSuchReservation')
  return success({ ...found, lines: await linesOf(database, id) })
}

/** Gives a reservation up before production starts. Cancelling again succeeds. */
export async function cancelByLink(
  database: Database,
  link: ReservationLink,
): Promise<Result<Record<string, never>, 'noSuchReservation' | 'productionStarted'>> {
  const found = await findByCancelLink(database, link)
  return found.ok ? await cancel(database, link.id) : found
}

/** The same for a member's own reservation. */
export async function cancelOwnReservation(
  database: Database,
  member: Reserver,
  id: string,
): Promise<Result<Record<string, never>, 'noSuchReservation' | 'productionStarted'>> {
  const [own] = await database
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.id, id), belongTo(member)))
  return own ? await cancel(database, id) : failure('noSuchReservation')
}

/** Pending ones are released by their payment. */
function cancel(database: Database, id: string): Promise<Result<Record<string, never>, 'productionStarted'>> {
  return database.transaction(async (transaction) => {
    const centraIds = (await linesOf(transaction, id)).map(({ centraId }) => centraId)
    await lockCampaigns(transaction, centraIds)
    if (await isProduced(transaction, id)) return failure('productionStarted')
    await transaction
      .update(reservations)
      .set({ state: 'cancelled' })
      .where(and(eq(reservations.id, id), inArray(reservations.state, ['unverified', 'confirmed'])))
    return success({})
  })
}

async function isProduced(transaction: Transaction, id: string): Promise<boolean> {
  const ids = (await linesOf(transaction, id)).map(({ decisionId }) => decisionId)
  return [...(await decisionsById(transaction, ids)).values()].some(({ decision }) => decision === 'production')
}
