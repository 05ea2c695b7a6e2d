import { type CalendarDay, daysBetween, readCalendarDay } from '#web/domain/oslo-calendar.ts'
import { t } from './norwegian.ts'
import type { Row } from './row.ts'
import type { Finding } from './types.ts'

/** Days before the last one of a campaign. */
const SOON = 7

/** A campaign that ends within a week, or that has ended without a decision. */
export function campaignFindings({ campaignEnd }: Row, today: CalendarDay): Finding[] {
  const end = readCalendarDay(campaignEnd)
  if (!end) return []
  const days = daysBetween(today, end)
  if (days >= SOON) return []
  return [{ kind: 'campaigns', path: [days < 0 ? 'productState' : 'crowdfundingDate'], say: () => sayOf(days) }]
}

function sayOf(days: number): string {
  if (days < 0) return t('The campaign has ended, and the product is still crowdfunded.')
  if (days === 0) return t('Today is the last day of the campaign.')
  return days === 1 ? t('The campaign ends tomorrow.') : t('The campaign ends in {days} days.', { days })
}
