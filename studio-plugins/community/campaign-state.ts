import type { CampaignSummary } from '#web/domain/product/campaign-summary.ts'
import { type Campaign, crowdfundingDaysLeft, crowdfundingStatus } from '#web/domain/product/crowdfunding-status.ts'
import { t } from './norwegian.ts'
import type { CommunityProduct } from './products.ts'

export type Decision = NonNullable<CampaignSummary['decision']>

export type CampaignProduct = CommunityProduct & { readonly centraId: string }

export const isCampaign = (product: CommunityProduct): product is CampaignProduct =>
  product.state === 'crowdFunding' && product.centraId !== undefined

type CampaignState = {
  /** For example “42 of 100 reserved · 12 days left”. */
  readonly text: string
  readonly canStart: boolean
  readonly canClose: boolean
}

const daysText = (days: number) => (days === 1 ? t('1 day left') : t('{days} days left', { days }))

/** The state of a campaign, and what can be decided about it. The backend checks it again. */
export function campaignState(product: CommunityProduct, summary: CampaignSummary, now: Date): CampaignState {
  const { crowdfundingDate, crowdfundingGoal, crowdfundingMax } = product
  const campaign: Campaign = { productState: 'crowdFunding', crowdfundingDate, crowdfundingGoal, crowdfundingMax }
  const status = crowdfundingStatus(campaign, { status: 'loaded', orderCount: summary.orderCount }, now)
  const days = crowdfundingDaysLeft(campaign, now)
  const count = crowdfundingGoal
    ? t('{count} of {goal} reserved', { count: summary.orderCount, goal: crowdfundingGoal })
    : t('{count} reserved', { count: summary.orderCount })
  const rest =
    status === 'running'
      ? days === undefined
        ? t('no last day')
        : daysText(days)
      : status === 'finished-success'
        ? t('has ended, with enough')
        : t('has ended, with too few')
  const isOpen = summary.decision === null
  return {
    text: `${count} · ${rest}`,
    canStart: isOpen && summary.orderCount > 0,
    canClose: isOpen && status === 'finished-not-enough',
  }
}

/**
 * What was decided, for example “Production was started by Kari. 12 of 42 mailed. 3 of 42 have bought.”; undefined
 * while nothing is.
 */
export function decisionText({
  decision,
  decidedBy,
  mailed,
  bought,
  reservations,
}: CampaignSummary): string | undefined {
  if (!decision) return undefined
  const isProduction = decision === 'production'
  const all = Math.max(mailed, reservations)
  const what = decidedBy
    ? t(isProduction ? 'Production was started by {name}' : 'The campaign was closed by {name}', { name: decidedBy })
    : t(isProduction ? 'Production was started' : 'The campaign was closed')
  const paid = isProduction ? ` ${t('{bought} of {all} have bought.', { bought, all })}` : ''
  return `${what}. ${t('{mailed} of {all} mailed.', { mailed, all })}${paid}`
}
