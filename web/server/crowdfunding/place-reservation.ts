import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/pool.ts'
import { reservations } from '../db/schema/reservations.ts'
import { type Result, success } from '../result.ts'
import { confirmByToken, confirmReservation, type NoPlaces } from './confirm-reservation.ts'
import { mailTheReserver } from './mail-reserver.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import { type ReservationRequest, type ReserveFailure, reserve } from './reserve.ts'
import type { Campaigns, Reservation } from './stored-reservation.ts'

/** A reservation as its owner sees it. */
type PlacedReservation = {
  readonly id: string
  readonly state: Reservation['state']
  /** When a pending or unverified one expires. */
  readonly expiresAt: Date | null
}

/**
 * Called by checkout when a shopper pays (docs/product/4, reservations): reserves the crowdfunding lines of a bag for
 * a member or a guest. `pending` when a card payment for other lines follows: then it is settled by the outcome of the
 * payment. Otherwise it is confirmed, or `unverified` until the link in the mail was followed.
 * - `notReservable`: a line is not of a crowdfunded product.
 * - `campaignEnded`: its last day is over, or staff have decided about it.
 * - `tooFewLeft`: all lines together do not fit below the maximum of their campaigns.
 * - `tooManyPerPerson`: more than one person may reserve of a campaign.
 * - `differentRequest`: the key was used for another address or other lines.
 */
export async function placeReservation(
  ports: ReservationPorts,
  request: ReservationRequest,
): Promise<Result<PlacedReservation, ReserveFailure>> {
  return placed(await reserve(ports.database, request, settingsOf(ports), mailTheReserver(ports), ports.now))
}

/**
 * Confirms a pending reservation after its payment became an order, even a late one, as long as there is room;
 * confirming again changes nothing. `tooFewLeft` and `tooManyPerPerson`: nothing was charged for it, and the shopper
 * must be told.
 */
export async function confirmPlaced(
  ports: ReservationPorts,
  id: string,
  orderNumber: string | null = null,
): Promise<Result<PlacedReservation, 'noSuchReservation' | NoPlaces>> {
  const { database, now } = ports
  return placed(await confirmReservation(database, id, settingsOf(ports), mailTheReserver(ports), now, orderNumber))
}

/** Confirms an unverified reservation by the link in its mail. */
export async function confirmByLink(ports: ReservationPorts, link: { readonly id: string; readonly token: string }) {
  return await confirmByToken(ports.database, link, settingsOf(ports), mailTheReserver(ports), ports.now)
}

function placed<Code extends string>(result: Result<Reservation, Code>): Result<PlacedReservation, Code> {
  if (!result.ok) return result
  const { id, state, expiresAt } = result.value
  return success({ id, state, expiresAt })
}

function settingsOf({ campaigns }: ReservationPorts): Campaigns {
  return new Map([...campaigns].map(([centraId, { campaign }]) => [centraId, campaign]))
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
