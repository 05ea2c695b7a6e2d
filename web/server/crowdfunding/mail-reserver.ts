import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { reservationReference } from '#web/domain/product/reserved-purchase.ts'
import { writeMail } from '#web/mails/mails.ts'
import type { Transaction } from '../db/pool.ts'
import { reservations } from '../db/schema/reservations.ts'
import { newLinkToken } from '../link-token.ts'
import { enqueueMail } from '../outbox/public.ts'
import { failure, type Result, success } from '../result.ts'
import type { OnPlaced } from './confirm-reservation.ts'
import { orderCount } from './order-count.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import { centraIdsOf, linesOf, type Reservation } from './stored-reservation.ts'

/** Writes to the address of a reservation: to confirm it, or that it is confirmed. */
export function mailTheReserver(ports: Pick<ReservationPorts, 'queue' | 'sender' | 'campaigns' | 'now'>): OnPlaced {
  return (transaction, reservation) =>
    reservation.state === 'unverified'
      ? mailConfirmLink(ports, transaction, reservation)
      : mailConfirmation(ports, transaction, reservation)
}

type Ports = Parameters<typeof mailTheReserver>[0]

async function mailConfirmation(
  { queue, sender, campaigns, now }: Ports,
  transaction: Transaction,
  reservation: Reservation,
) {
  const { token, hash } = newLinkToken()
  await transaction.update(reservations).set({ cancelTokenHash: hash }).where(eq(reservations.id, reservation.id))
  const { id, email, lang, lines, delivery } = reservation
  const campaignTexts = await Promise.all(
    centraIdsOf(lines).map(async (centraId) => {
      const { title, path, campaign } = campaigns.get(centraId) ?? {}
      const href = path?.(lang)
      return {
        title: title?.(lang) ?? lines.find((line) => line.centraId === centraId)?.title ?? '',
        url: href && sender.siteOrigin + href,
        lastDay: campaign?.crowdfundingDate ?? undefined,
        goal: campaign?.crowdfundingGoal ?? undefined,
        reserved: await orderCount(transaction, { centraId, decisionId: null }, now),
      }
    }),
  )
  const cancelUrl = `${sender.siteOrigin}/api/v1/reservations/${id}/cancel?lang=${lang}&token=${token}`
  const envelope = { to: email, lang, sender, id: `reservation-${id}` }
  const data = { reference: reservationReference(id), lines, delivery, campaigns: campaignTexts, cancelUrl }
  await enqueueMail(transaction, queue, writeMail('reservationConfirmed', data, envelope))
}

/** A new link replaces the one before. */
async function mailConfirmLink(
  { queue, sender }: Pick<Ports, 'queue' | 'sender'>,
  transaction: Transaction,
  reservation: Reservation,
) {
  const { token, hash } = newLinkToken()
  const { id, email, lang, lines, delivery } = reservation
  await transaction.update(reservations).set({ confirmTokenHash: hash }).where(eq(reservations.id, id))
  const confirmUrl = `${sender.siteOrigin}/api/v1/reservations/${id}/confirm?lang=${lang}&token=${token}`
  const envelope = { to: email, lang, sender, id: `confirm-reservation-${randomUUID()}` }
  await enqueueMail(transaction, queue, writeMail('confirmReservation', { lines, delivery, confirmUrl }, envelope))
}

/**
 * Mails the link again, for the browser that has reserved. Sends nothing when the reservation does not wait for it any
 * more.
 */
export async function resendConfirmLink(
  { database, now, ...ports }: Omit<ReservationPorts, 'campaigns'>,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<Result<Record<string, never>, 'noSuchReservation'>> {
  return await database.transaction(async (transaction) => {
    const [found] = await transaction
      .select()
      .from(reservations)
      .where(and(eq(reservations.id, id), eq(reservations.idempotencyKey, key)))
      .for('update')
    if (!found) return failure('noSuchReservation')
    if (found.state === 'unverified' && found.expiresAt && found.expiresAt > now)
      await mailConfirmLink(ports, transaction, {
        ...found,
        lines: await linesOf(transaction, id),
      })
    return success({})
  })
}
