import 'server-only'
import { addMilliseconds } from 'date-fns/addMilliseconds'
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds'
import { milliseconds } from 'date-fns/milliseconds'
import { eq } from 'drizzle-orm'
import type { Delivery } from '#web/domain/bag/bag-totals.ts'
import { mailboxOf } from '#web/domain/member/mailbox.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { reservationLines, reservations } from '../db/schema/reservations.ts'
import { failure, type Result, success } from '../result.ts'
import { lockCampaigns } from './campaign-lock.ts'
import { confirm, type OnPlaced } from './confirm-reservation.ts'
import { whyClosed, whyNoPlaces } from './places.ts'
import { type Campaigns, centraIdsOf, linesOf, type Reservation, type StoredReservation } from './stored-reservation.ts'

/** An abandoned payment is over after this time (docs/product/4). */
const pendingLifetime = milliseconds({ minutes: 30 })
/** How long places are held for a payment: banks and Vipps give a shopper less. */
export const holdLifetime = milliseconds({ minutes: 10 })
/** How long the link in the mail confirms a reservation. */
export const unverifiedLifetime = milliseconds({ days: 1 })

const PENDING_WAIT_MS = milliseconds({ minutes: 2 })
const SHORTEST_WAIT_MS = milliseconds({ minutes: 10 })
const LONGEST_WAIT_MS = milliseconds({ days: 1 })
const LOOKED_FOR_MS = milliseconds({ days: 7 })

export type ReservationRequest = {
  /** Chosen by the client: a repeated call finds the first one's reservation. */
  readonly idempotencyKey: string
  /** In lower case. */
  readonly email: string
  /**
   * The caller has shown that the address is theirs. Otherwise nothing takes a place before a click in a mail, or the
   * payment, has.
   */
  readonly isVerified: boolean
  /** The language of the mails. */
  readonly lang: Language
  readonly memberId: string | null
  /** ISO 3166, the country of the selection. */
  readonly country: string | null
  /** The current shipping cost; null where the platform does not name it. */
  readonly delivery: Delivery | null
  /** At least one; each item once. */
  readonly lines: readonly ReservationLine[]
  /** `pending` where a payment for the rest of the bag follows, else `confirmed`, once the address is verified. */
  readonly state: 'pending' | 'confirmed'
}

export type ReservationLine = {
  readonly centraId: string
  readonly itemId: string
  readonly quantity: number
  /** As the platform says it, including tax; what one costs when production starts. */
  readonly priceEach: number
  /** ISO 4217. */
  readonly currency: string
  /** The name of the item in the bag, in the language of the mails. */
  readonly title: string
  /** `women`, `men` or `unisex`. */
  readonly fit: string | null
  readonly size: string
  readonly colour: string | null
}

export type ReserveFailure = 'notReservable' | 'campaignEnded' | 'tooFewLeft' | 'tooManyPerPerson' | 'differentRequest'

/**
 * Reserves garments of running campaigns, in one transaction with their count, so that no maximum is ever exceeded
 * (R1.09). All lines or none: after a failure nothing was reserved. A repeated call returns the first one's
 * reservation, whatever happened since; one that is pending is confirmed, or mailed to be confirmed, when no payment
 * follows any more, and the other way round.
 */
export async function reserve(
  database: Database,
  request: ReservationRequest,
  campaigns: Campaigns,
  onPlaced: OnPlaced,
  now: Date,
): Promise<Result<Reservation, ReserveFailure>> {
  const { idempotencyKey, email, lang, memberId, country, delivery, lines } = request
  return await database.transaction(async (transaction) => {
    await lockCampaigns(transaction, centraIdsOf(lines))
    const existing = await findByKey(transaction, idempotencyKey)
    if (existing) return await repeat(transaction, existing, request, campaigns, onPlaced, now)
    const mailbox = mailboxOf(email)
    const refused =
      (await whyClosed(transaction, lines, campaigns, now)) ??
      (await whyNoPlaces(transaction, { lines, campaigns, now, mailbox: request.isVerified ? mailbox : undefined }))
    if (refused) return failure(refused)
    const [stored] = await transaction
      .insert(reservations)
      .values({
        idempotencyKey,
        email,
        mailbox,
        lang,
        memberId,
        country,
        delivery,
        createdAt: now,
        ...beginning(request, now),
      })
      .returning()
    if (!stored) throw new Error('The reservation was not stored')
    const storedLines = await transaction
      .insert(reservationLines)
      .values(lines.map(({ itemId, ...line }) => ({ ...line, item: itemId, reservationId: stored.id })))
      .returning()
    const reservation = { ...stored, lines: storedLines }
    if (stored.state !== 'pending') await onPlaced(transaction, reservation)
    return success(reservation)
  })
}

/** The state in which a reservation begins, and its times. */
function beginning({ state, isVerified }: ReservationRequest, now: Date) {
  const after = (lifetime: number) => addMilliseconds(now, lifetime)
  if (state === 'pending') {
    const expiresAt = after(pendingLifetime)
    const checkAt = nextCheck({ createdAt: now, expiresAt }, now)
    return { state, expiresAt, checkAt, holdsUntil: isVerified ? after(holdLifetime) : null }
  }
  const open = { checkAt: null, holdsUntil: null }
  return isVerified ? { state, expiresAt: null, ...open } : unverified(after(unverifiedLifetime))
}

const unverified = (expiresAt: Date) => ({ state: 'unverified' as const, expiresAt, checkAt: null, holdsUntil: null })

async function repeat(
  transaction: Transaction,
  existing: Reservation,
  request: ReservationRequest,
  campaigns: Campaigns,
  onPlaced: OnPlaced,
  now: Date,
): Promise<Result<Reservation, ReserveFailure>> {
  if (!isSame(existing, request)) return failure('differentRequest')
  const isOther = existing.state === (request.state === 'pending' ? 'unverified' : 'pending')
  if (!isOther) return success(existing)
  if (request.state === 'confirmed' && request.isVerified)
    return await confirm(transaction, existing, campaigns, onPlaced, now)
  const [changed] = await transaction
    .update(reservations)
    .set(beginning(request, now))
    .where(eq(reservations.id, existing.id))
    .returning()
  if (!changed) throw new Error('The reservation was not changed')
  const reservation = { ...changed, lines: existing.lines }
  if (changed.state !== 'pending') await onPlaced(transaction, reservation)
  return success(reservation)
}

/**
 * When to ask the platform next whether a reservation was paid: often while it is pending, then less and less often,
 * because a payment may be reported late. Null a week after it was made.
 */
export function nextCheck(
  { createdAt, expiresAt }: Pick<StoredReservation, 'createdAt' | 'expiresAt'>,
  now: Date,
): Date | null {
  const age = differenceInMilliseconds(now, createdAt)
  if (age > LOOKED_FOR_MS) return null
  const isPending = expiresAt !== null && expiresAt > now
  const wait = isPending ? PENDING_WAIT_MS : Math.min(Math.max(SHORTEST_WAIT_MS, age / 2), LONGEST_WAIT_MS)
  return addMilliseconds(now, wait)
}

async function findByKey(transaction: Transaction, idempotencyKey: string): Promise<Reservation | undefined> {
  const [reservation] = await transaction
    .select()
    .from(reservations)
    .where(eq(reservations.idempotencyKey, idempotencyKey))
  return reservation && { ...reservation, lines: await linesOf(transaction, reservation.id) }
}

function isSame({ email, lines }: Reservation, request: ReservationRequest): boolean {
  const counted = (items: readonly string[]) => [...items].sort().join()
  return (
    email === request.email &&
    counted(lines.map(({ item, quantity }) => `${item}*${quantity}`)) ===
      counted(request.lines.map(({ itemId, quantity }) => `${itemId}*${quantity}`))
  )
}
