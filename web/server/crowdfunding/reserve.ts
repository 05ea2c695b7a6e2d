import 'server-only'
import { eq } from 'drizzle-orm'
import { type Campaign, crowdfundingStatus } from '#web/domain/product/crowdfunding-status.ts'
import type { Language } from '#web/routing/languages.ts'
import type { Database, Transaction } from '../db/pool.ts'
import { reservationLines, reservations } from '../db/schema/reservations.ts'
import { failure, type Result, success } from '../result.ts'
import { lockCampaigns } from './campaign-lock.ts'
import { decisionOn } from './campaign-run.ts'
import { orderCount } from './order-count.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** An abandoned payment frees what it kept (docs/product/4). */
export const pendingLifetime = 30 * minute

export type ReservationRequest = {
  /** Chosen by the client: a repeated call finds the first one's reservation. */
  readonly idempotencyKey: string
  /** In lower case. */
  readonly email: string
  /** The language of the mails. */
  readonly lang: Language
  readonly memberId: string | null
  /** ISO 3166, the country of the selection. */
  readonly country: string | null
  /** At least one; each item once. */
  readonly lines: readonly ReservationLine[]
  /** `pending` where a payment for the rest of the bag follows, else `confirmed`. */
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
  /** What the bag calls it, in the language of the mails. */
  readonly title: string
  readonly size: string
  readonly colour: string | null
}

/** The settings of campaigns, by `centraId`. A product that is missing cannot be reserved. */
export type Campaigns = ReadonlyMap<string, Campaign>

export type ReserveFailure = 'notReservable' | 'campaignEnded' | 'tooFewLeft' | 'differentRequest'

export type StoredReservation = typeof reservations.$inferSelect
export type StoredLine = typeof reservationLines.$inferSelect
export type Reservation = StoredReservation & { readonly lines: readonly StoredLine[] }

/** Called in the transaction that confirms a reservation. */
export type OnConfirmed = (transaction: Transaction, reservation: Reservation) => Promise<void>

/**
 * Reserves garments of running campaigns, in one transaction with their count, so that no maximum is ever exceeded (R1.09). All lines or
 * none: after a failure nothing was reserved. A repeated call returns the first one's reservation, whatever happened since; one that is
 * pending is confirmed when no payment follows any more.
 */
export async function reserve(
  database: Database,
  request: ReservationRequest,
  campaigns: Campaigns,
  onConfirmed: OnConfirmed,
  now: Date,
): Promise<Result<Reservation, ReserveFailure>> {
  const { idempotencyKey, email, lang, memberId, country, lines, state } = request
  return await database.transaction(async (transaction) => {
    await lockCampaigns(transaction, centraIdsOf(lines))
    const existing = await findByKey(transaction, idempotencyKey)
    if (existing && !isSame(existing, request)) return failure('differentRequest')
    if (existing?.state === 'pending' && state === 'confirmed')
      return await confirm(transaction, existing, campaigns, onConfirmed, now, null)
    if (existing) return success(existing)
    const closed = await whyClosed(transaction, lines, campaigns, now)
    if (closed) return failure(closed)
    if (!(await fits(transaction, lines, campaigns, now))) return failure('tooFewLeft')
    const expiresAt = state === 'pending' ? new Date(now.getTime() + pendingLifetime) : null
    const checkAt = state === 'pending' ? nextCheck({ createdAt: now, expiresAt }, now) : null
    const [stored] = await transaction
      .insert(reservations)
      .values({ idempotencyKey, email, lang, memberId, country, state, createdAt: now, expiresAt, checkAt })
      .returning()
    if (!stored) throw new Error('The reservation was not stored')
    const storedLines = await transaction
      .insert(reservationLines)
      .values(lines.map(({ itemId, ...line }) => ({ ...line, item: itemId, reservationId: stored.id })))
      .returning()
    const reservation = { ...stored, lines: storedLines }
    if (state === 'confirmed') await onConfirmed(transaction, reservation)
    return success(reservation)
  })
}

/**
 * When to ask the platform next whether a reservation was paid: often while it is pending, then less and less often, because a payment
 * may be reported late. Null a week after it was made.
 */
export function nextCheck(
  { createdAt, expiresAt }: Pick<StoredReservation, 'createdAt' | 'expiresAt'>,
  now: Date,
): Date | null {
  const age = now.getTime() - createdAt.getTime()
  if (age > 7 * day) return null
  const wait = expiresAt && expiresAt > now ? 2 * minute : Math.min(Math.max(10 * minute, age / 2), day)
  return new Date(now.getTime() + wait)
}

/**
 * Confirms a reservation once its payment succeeded; confirming again changes nothing. One that expired meanwhile is confirmed if there
 * is still room, else it is `tooFewLeft`: reserved lines are never charged, so there is nothing to pay back.
 */
export async function confirmReservation(
  database: Database,
  id: string,
  campaigns: Campaigns,
  onConfirmed: OnConfirmed,
  now: Date,
  orderNumber: string | null = null,
): Promise<Result<Reservation, 'noSuchReservation' | 'tooFewLeft'>> {
  return await database.transaction(async (transaction) => {
    const lines = await linesOf(transaction, id)
    await lockCampaigns(transaction, centraIdsOf(lines))
    const [reservation] = await transaction.select().from(reservations).where(eq(reservations.id, id)).for('update')
    if (!reservation || reservation.state === 'cancelled') return failure('noSuchReservation')
    if (reservation.state === 'confirmed') return success({ ...reservation, lines })
    return await confirm(transaction, { ...reservation, lines }, campaigns, onConfirmed, now, orderNumber)
  })
}

/** Confirms one that is pending, or was released, while there is room. */
async function confirm(
  transaction: Transaction,
  { id, state, expiresAt, lines }: Reservation,
  campaigns: Campaigns,
  onConfirmed: OnConfirmed,
  now: Date,
  orderNumber: string | null,
): Promise<Result<Reservation, 'tooFewLeft'>> {
  const counts = state === 'pending' && (expiresAt?.getTime() ?? 0) > now.getTime()
  if (!counts && !(await fits(transaction, lines, campaigns, now))) return failure('tooFewLeft')
  const [confirmed] = await transaction
    .update(reservations)
    .set({ state: 'confirmed', expiresAt: null, checkAt: null, orderNumber })
    .where(eq(reservations.id, id))
    .returning()
  if (!confirmed) throw new Error('The reservation was not confirmed')
  await onConfirmed(transaction, { ...confirmed, lines })
  return success({ ...confirmed, lines })
}

function centraIdsOf(lines: readonly Pick<ReservationLine, 'centraId'>[]): string[] {
  return [...new Set(lines.map(({ centraId }) => centraId))]
}

/** Why one of the campaigns takes no reservations; undefined when all do. */
async function whyClosed(
  transaction: Transaction,
  lines: readonly Pick<ReservationLine, 'centraId'>[],
  campaigns: Campaigns,
  now: Date,
): Promise<'notReservable' | 'campaignEnded' | undefined> {
  const centraIds = centraIdsOf(lines)
  // The count plays no part: a campaign that is full is `tooFewLeft`.
  const states = centraIds.map((centraId) => {
    const campaign = campaigns.get(centraId)
    return campaign && crowdfundingStatus(campaign, { status: 'loaded', orderCount: -1 }, now)
  })
  if (states.some((state) => state === undefined || state === 'not-crowdfunding')) return 'notReservable'
  if (states.some((state) => state !== 'running')) return 'campaignEnded'
  for (const centraId of centraIds) {
    const decided = await decisionOn(transaction, centraId, campaigns.get(centraId)?.crowdfundingDate)
    if (decided) return 'campaignEnded'
  }
  return undefined
}

async function fits(
  transaction: Transaction,
  lines: readonly (Pick<ReservationLine, 'centraId' | 'quantity'> & Partial<Pick<StoredLine, 'decisionId'>>)[],
  campaigns: Campaigns,
  now: Date,
): Promise<boolean> {
  for (const [centraId, ofCampaign] of Map.groupBy(lines, (line) => line.centraId)) {
    const maximum = campaigns.get(centraId)?.crowdfundingMax
    const quantity = ofCampaign.reduce((sum, line) => sum + line.quantity, 0)
    // Of one reservation, all lines of a product belong to one campaign.
    const run = { centraId, decisionId: ofCampaign[0]?.decisionId ?? null }
    if (maximum && (await orderCount(transaction, run, now)) + quantity > maximum) return false
  }
  return true
}

async function findByKey(transaction: Transaction, idempotencyKey: string): Promise<Reservation | undefined> {
  const [reservation] = await transaction
    .select()
    .from(reservations)
    .where(eq(reservations.idempotencyKey, idempotencyKey))
  return reservation && { ...reservation, lines: await linesOf(transaction, reservation.id) }
}

export function linesOf(transaction: Database | Transaction, reservationId: string): Promise<StoredLine[]> {
  return transaction.select().from(reservationLines).where(eq(reservationLines.reservationId, reservationId))
}

function isSame({ email, lines }: Reservation, request: ReservationRequest): boolean {
  const counted = (items: readonly string[]) => [...items].sort().join()
  return (
    email === request.email &&
    counted(lines.map(({ item, quantity }) => `${item}*${quantity}`)) ===
      counted(request.lines.map(({ itemId, quantity }) => `${itemId}*${quantity}`))
  )
}
