/**
 * `lapsed`: production started, and it was not paid in time. `pending`: a payment for the rest of its bag is under
 * way.
 */
export const reservationStatuses = ['reserved', 'paid', 'lapsed', 'pending', 'unverified', 'cancelled'] as const
export type ReservationStatus = (typeof reservationStatuses)[number]

type Facts = {
  readonly state: 'unverified' | 'pending' | 'confirmed' | 'released' | 'cancelled'
  /** When an unverified or pending one is over. */
  readonly expiresAt: Date | null
  /** The order by which it was bought after production had started. */
  readonly boughtBy: string | null
  /** Until when it can be bought; null until its owner was mailed that production starts. */
  readonly payBy: Date | null
}

/**
 * How a reservation stands in one campaign, for staff. Undefined for one that never became a reservation: its payment
 * failed, or nobody followed the link in its mail in time.
 */
export function reservationStatus(
  { state, expiresAt, boughtBy, payBy }: Facts,
  now: Date,
): ReservationStatus | undefined {
  if (state === 'released') return undefined
  if (state === 'unverified' && expiresAt !== null && expiresAt <= now) return undefined
  if (state !== 'confirmed') return state
  if (boughtBy !== null) return 'paid'
  return payBy !== null && payBy <= now ? 'lapsed' : 'reserved'
}

/** Whether staff can send the link to buy again: production has started, and it can still be paid. */
export function canSendLink(status: ReservationStatus | undefined, payBy: Date | null): boolean {
  return status === 'reserved' && payBy !== null
}

/** Minutes between two mails with the link of one reservation. */
export const LINK_INTERVAL_MINUTES = 10

/** Seconds until the link can be sent again; 0 when it can be now. */
export function secondsUntilNextLink(lastSentAt: Date, now: Date): number {
  const next = lastSentAt.getTime() + LINK_INTERVAL_MINUTES * 60_000
  return Math.max(0, Math.ceil((next - now.getTime()) / 1000))
}
