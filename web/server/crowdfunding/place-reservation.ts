import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Campaign } from '#web/domain/product/crowdfunding-status.ts'
import { writeMail } from '#web/mails/mails.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Sender } from '#web/services/mail/sender.ts'
import type { JobQueue } from '../db/job-queue.ts'
import type { Database } from '../db/pool.ts'
import { reservations } from '../db/schema/reservations.ts'
import { newLinkToken } from '../link-token.ts'
import { enqueueMail } from '../outbox/for-other-subjects.ts'
import { type Result, success } from '../result.ts'
import {
  confirmReservation,
  type OnConfirmed,
  type Reservation,
  type ReservationRequest,
  type ReserveFailure,
  reserve,
} from './reserve.ts'

/** What the use cases need from the rest of the shop. */
export type ReservationPorts = {
  readonly database: Database
  readonly queue: JobQueue
  readonly sender: Sender
  /** The published products that are crowdfunded, by `centraId`. */
  readonly campaigns: ReadonlyMap<string, CampaignProduct>
  readonly now: Date
}

export type CampaignProduct = {
  readonly campaign: Campaign
  readonly title: (lang: Language) => string | undefined
}

/** A reservation as its owner sees it. */
export type PlacedReservation = {
  readonly id: string
  readonly state: Reservation['state']
  /** When a pending one stops counting. */
  readonly expiresAt: Date | null
}

/**
 * What checkout calls when a shopper pays (docs/product/4, reservations): reserves the crowdfunding lines of a bag for a member or a
 * guest. `pending` when a card payment for other lines follows: then it is settled by what became of the payment, and after 30 minutes its
 * garments are free again. A confirmed one is confirmed by mail, with a link to cancel.
 * - `notReservable`: a line is not of a crowdfunded product.
 * - `campaignEnded`: its last day is over, or staff have decided about it.
 * - `tooFewLeft`: all lines together do not fit below the maximum of their campaigns.
 * - `differentRequest`: the key was used for another address or other lines.
 */
export async function placeReservation(
  ports: ReservationPorts,
  request: ReservationRequest,
): Promise<Result<PlacedReservation, ReserveFailure>> {
  return placed(await reserve(ports.database, request, settingsOf(ports), mailTheReserver(ports), ports.now))
}

/**
 * Confirms a pending reservation after its payment became an order, also late, as long as there is room; confirming again changes nothing.
 * `tooFewLeft` after it had expired and others took its place: nothing was charged for it, and the shopper must be told.
 */
export async function confirmPlaced(
  ports: ReservationPorts,
  id: string,
  orderNumber: string | null = null,
): Promise<Result<PlacedReservation, 'noSuchReservation' | 'tooFewLeft'>> {
  const { database, now } = ports
  return placed(await confirmReservation(database, id, settingsOf(ports), mailTheReserver(ports), now, orderNumber))
}

function placed<Code extends string>(result: Result<Reservation, Code>): Result<PlacedReservation, Code> {
  if (!result.ok) return result
  const { id, state, expiresAt } = result.value
  return success({ id, state, expiresAt })
}

function settingsOf({ campaigns }: ReservationPorts): ReadonlyMap<string, Campaign> {
  return new Map([...campaigns].map(([centraId, { campaign }]) => [centraId, campaign]))
}

function mailTheReserver({ queue, sender, campaigns }: ReservationPorts): OnConfirmed {
  return async (transaction, reservation) => {
    const { token, hash } = newLinkToken()
    await transaction.update(reservations).set({ cancelTokenHash: hash }).where(eq(reservations.id, reservation.id))
    const { id, email, lang, lines } = reservation
    const ofCampaigns = [...new Set(lines.map(({ centraId }) => centraId))].flatMap((centraId) => {
      const product = campaigns.get(centraId)
      const lastDay = product?.campaign.crowdfundingDate
      return lastDay ? [{ title: product.title(lang) ?? '', lastDay }] : []
    })
    const cancelUrl = `${sender.siteOrigin}/api/v1/reservations/${id}/cancel?lang=${lang}&token=${token}`
    const envelope = { to: email, lang, sender, id: `reservation-${id}` }
    const data = { lines, campaigns: ofCampaigns, cancelUrl }
    await enqueueMail(transaction, queue, writeMail('reservationConfirmed', data, envelope))
  }
}

/** The reservation that an earlier call with this key placed for the address. */
export async function findPlaced(
  database: Database,
  idempotencyKey: string,
  email: string,
): Promise<PlacedReservation | undefined> {
  const { id, state, expiresAt } = reservations
  const [found] = await database
    .select({ id, state, expiresAt })
    .from(reservations)
    .where(and(eq(reservations.idempotencyKey, idempotencyKey), eq(reservations.email, email)))
  return found
}
