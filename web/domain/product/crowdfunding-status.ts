import { daysBetween, osloDayOf, readCalendarDay } from '../oslo-calendar.ts'
import type { ProductState } from './availability.ts'
import type { Decision } from './campaign-decision.ts'

/** The settings of a campaign. The end date is a day in Oslo; the campaign runs until that day is over. */
export type Campaign = {
  readonly productState: ProductState
  readonly crowdfundingDate?: string | null | undefined
  readonly crowdfundingGoal?: number | null | undefined
  readonly crowdfundingMax?: number | null | undefined
  /** The number that one person can reserve; `campaign-places.ts` has the default. */
  readonly crowdfundingMaxPerPerson?: number | null | undefined
  /** The staff's decision, which ends it at once. */
  readonly decision?: Decision | null | undefined
}

/** Places that are confirmed, and places that are held while somebody pays. */
export type ReservedPlaces = { readonly orderCount: number; readonly held?: number }

/** The reservation count of the product backend, as far as it is known. */
export type OrderCount =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | ({ readonly status: 'loaded' } & ReservedPlaces)

export type CrowdfundingStatus =
  | 'not-crowdfunding'
  | 'loading'
  | 'error'
  | 'running'
  | 'finished-success'
  | 'finished-not-enough'

/** docs/product/4. A campaign without an end date runs until its maximum is reached. */
export function crowdfundingStatus(campaign: Campaign, orders: OrderCount, now: Date): CrowdfundingStatus {
  if (campaign.productState !== 'crowdFunding') return 'not-crowdfunding'
  if (campaign.decision) return campaign.decision === 'production' ? 'finished-success' : 'finished-not-enough'
  if (orders.status !== 'loaded') return orders.status
  const { crowdfundingGoal: goal, crowdfundingMax: max } = campaign
  if (max && orders.orderCount >= max) return 'finished-success'
  if (!hasEnded(campaign, now)) return 'running'
  return !goal || orders.orderCount >= goal ? 'finished-success' : 'finished-not-enough'
}

function hasEnded(campaign: Campaign, now: Date): boolean {
  const end = readCalendarDay(campaign.crowdfundingDate)
  return end !== undefined && daysBetween(osloDayOf(now), end) < 0
}

/**
 * Calendar days from today to the end date, both counted, at least 0: 1 on the last day; `undefined` without a date.
 */
export function crowdfundingDaysLeft(campaign: Campaign, now: Date): number | undefined {
  const end = readCalendarDay(campaign.crowdfundingDate)
  return end === undefined ? undefined : Math.max(0, daysBetween(osloDayOf(now), end) + 1)
}

/**
 * Orders per goal in percent, at most 100; the goal defaults to 1. `undefined` (hidden) while the count is not known.
 */
export function crowdfundingProgress(goal: number | null | undefined, orders: OrderCount): number | undefined {
  return orders.status === 'loaded' ? Math.min(100, (orders.orderCount / (goal || 1)) * 100) : undefined
}

/** Goal minus orders, at least 0, and `---` while the count is not loaded (docs/product/9). */
export function crowdfundingRemaining(goal: number | null | undefined, orders: OrderCount): number | '---' {
  return orders.status === 'loaded' ? Math.max(0, (goal ?? 0) - orders.orderCount) : '---'
}

export type CrowdfundingMessage =
  /** Needs that many more reservations; charged only if production starts. */
  | { readonly kind: 'open'; readonly remaining: number }
  /** Enough reservations; charged when production starts. */
  | { readonly kind: 'enough' }
  | { readonly kind: 'finishedSuccess' }
  | { readonly kind: 'finishedNotEnough' }
  /** "An error occurred while loading the status" (docs/product/8). */
  | { readonly kind: 'error' }

/** The status that a campaign's panel shows; none while it loads and for products without a campaign. */
export function crowdfundingMessage(
  campaign: Campaign,
  orders: OrderCount,
  now: Date,
): CrowdfundingMessage | undefined {
  switch (crowdfundingStatus(campaign, orders, now)) {
    case 'running': {
      const remaining = crowdfundingRemaining(campaign.crowdfundingGoal, orders)
      return remaining === '---' || remaining === 0 ? { kind: 'enough' } : { kind: 'open', remaining }
    }
    case 'finished-success':
      return { kind: 'finishedSuccess' }
    case 'finished-not-enough':
      return { kind: 'finishedNotEnough' }
    case 'error':
      return { kind: 'error' }
    default:
      return undefined
  }
}
