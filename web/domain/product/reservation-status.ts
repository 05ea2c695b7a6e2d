/**
 * `lapsed`: not paid in time after production had started. `pending`: the rest of its bag is being paid.
 */
export const reservationStatuses = ['reserved', 'paid', 'lapsed', 'pending', 'unverified', 'cancelled'] as const
export type ReservationStatus = (typeof reservationStatuses)[number]

type StoredReservation = {
  readonly state: 'unverified' | 'pending' | 'confirmed' | 'released' | 'cancelled'
  /** When an unverified or pending reservation expires. */
  readonly expiresAt: Date | null
  /** The order by which it was bought after production had started. */
  readonly boughtBy: string | null
  /** Deadline for buying it; null until its owner has been mailed that production starts. */
  readonly payBy: Date | null
}

/**
 * The status of a reservation, as shown to staff. Undefined if it never took effect: its payment failed, or nobody
 * followed the link in its mail in time.
 */
export function reservationStatus(
  { state, expiresAt, boughtBy, payBy }: StoredReservation,
  now: Date,
): ReservationStatus | undefined {
  if (state === 'released') return undefined
  if (state === 'unverified' && expiresAt !== null && expiresAt <= now) return undefined
  if (state !== 'confirmed') return state
  if (boughtBy !== null) return 'paid'
  return payBy !== null && payBy <= now ? 'lapsed' : 'reserved'
}

/** Whether staff can resend the purchase link: production has started, and the reservation can still be paid. */
export function canSendLink(status: ReservationStatus | undefined, payBy: Date | null): boolean {
  return status === 'reserved' && payBy !== null
}

/** Minimum minutes between two mails with the same purchase link. */
const LINK_INTERVAL_MINUTES = 10

/** Seconds until the link can be sent again; 0 when it can be now. */
export function secondsUntilNextLink(lastSentAt: Date, now: Date): number {
  const next = lastSentAt.getTime() + LINK_INTERVAL_MINUTES * 60_000
  return Math.max(0, Math.ceil((next - now.getTime()) / 1000))
}
