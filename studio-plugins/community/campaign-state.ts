import type { CampaignSummary } from '#web/domain/product/campaign-summary.ts'
import { type Campaign, crowdfundingDaysLeft, crowdfundingStatus } from '#web/domain/product/crowdfunding-status.ts'
import type { CommunityProduct } from './products.ts'

export type Decision = NonNullable<CampaignSummary['decision']>

export type CampaignProduct = CommunityProduct & { readonly centraId: string }

export const isCampaign = (product: CommunityProduct): product is CampaignProduct =>
  product.state === 'crowdFunding' && product.centraId !== undefined

export type CampaignState = {
  /** For example “42 of 100 reserved · 12 days left”. */
  readonly text: string
  readonly canStart: boolean
  readonly canClose: boolean
}

const daysText = (days: number) => (days === 1 ? '1 day left' : `${days} days left`)

/** How a campaign stands, and what can be decided about it. The backend checks it again. */
export function campaignState(product: CommunityProduct, summary: CampaignSummary, now: Date): CampaignState {
  const { crowdfundingDate, crowdfundingGoal, crowdfundingMax } = product
  const campaign: Campaign = { productState: 'crowdFunding', crowdfundingDate, crowdfundingGoal, crowdfundingMax }
  const status = crowdfundingStatus(campaign, { status: 'loaded', orderCount: summary.orderCount }, now)
  const days = crowdfundingDaysLeft(campaign, now)
  const count = `${summary.orderCount}${crowdfundingGoal ? ` of ${crowdfundingGoal}` : ''} reserved`
  const rest =
    status === 'running'
      ? days === undefined
        ? 'no last day'
        : daysText(days)
      : status === 'finished-success'
        ? 'has ended, with enough'
        : 'has ended, with too few'
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
  const what = decision === 'production' ? 'Production was started' : 'The campaign was closed'
  const all = Math.max(mailed, reservations)
  const paid = decision === 'production' ? ` ${bought} of ${all} have bought.` : ''
  return `${what}${decidedBy ? ` by ${decidedBy}` : ''}. ${mailed} of ${all} mailed.${paid}`
}
