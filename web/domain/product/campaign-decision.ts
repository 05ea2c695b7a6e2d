import type { CalendarDay } from '../oslo-calendar.ts'

/** `production`: it starts. `notEnough`: too few reserved, and nothing is charged. */
export type Decision = 'production' | 'notEnough'

/** A decision of the staff about a campaign. Days are days in Oslo. */
export type CampaignDecision = {
  readonly decision: Decision
  readonly decidedOn: CalendarDay
  /** The campaign's last day at that time. */
  readonly lastDay: CalendarDay | null
}

/**
 * Whether a decision is about the campaign that the content describes now. A product can have another campaign later:
 * it begins when editors set a last day that is later than both the decided campaign's and the day of the decision.
 */
export function appliesToCampaign(
  { decidedOn, lastDay }: Pick<CampaignDecision, 'decidedOn' | 'lastDay'>,
  currentLastDay: CalendarDay | null | undefined,
): boolean {
  if (!currentLastDay) return true
  return currentLastDay <= decidedOn || (lastDay !== null && currentLastDay <= lastDay)
}
