import { groupThousands } from '#web/domain/numbers.ts'
import {
  type Campaign,
  crowdfundingDaysLeft,
  crowdfundingProgress,
  crowdfundingStatus,
} from '#web/domain/product/crowdfunding-status.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { pageNow } from '#web/lib/page-now.ts'
import { useCrowdfunding } from '#web/services/live-data/use-live-data.ts'
import { classNames } from '../class-names.ts'
import styles from './campaign-progress.module.css'
import type { CardTexts } from './card-texts.ts'
import live from './live-place.module.css'

type Props = {
  centraId: string
  /** The element of `CampaignProgress`, with the campaign in its attributes. */
  place: HTMLElement
  texts: CardTexts
}

/** The number of reservations and the number that it takes, and the days that are left or how the campaign ended. */
export function CampaignCount({ centraId, place, texts }: Props) {
  const orders = useCrowdfunding(centraId, place)
  const facts = place.dataset
  if (orders.status === 'error') return <span className={styles.failed} hidden />
  if (orders.status === 'loading') return null
  const { orderCount } = orders
  const campaign = campaignOf(facts)
  const { crowdfundingGoal: goal } = campaign
  const isOver = crowdfundingStatus(campaign, orders, pageNow()) !== 'running'
  return (
    <div
      className={classNames(styles.campaign, live.value)}
      data-over={isOver || undefined}
      data-reached={(goal && orderCount >= goal) || undefined}
    >
      <span data-sanity={facts.editCount}>{reservedText(texts, orderCount, goal)}</span>
      <span data-sanity={facts.editDate}>{progressText(texts, campaign, orderCount)}</span>
      <span className={styles.track} aria-hidden="true">
        <span
          className={styles.bar}
          style={{ transform: `scaleX(${(crowdfundingProgress(goal, orders) ?? 0) / 100})` }}
        />
      </span>
    </div>
  )
}

function campaignOf({ date, goal, max, decision }: DOMStringMap) {
  return {
    productState: 'crowdFunding',
    crowdfundingDate: date,
    crowdfundingGoal: goal ? Number(goal) : undefined,
    crowdfundingMax: max ? Number(max) : undefined,
    decision: decision === 'production' || decision === 'notEnough' ? decision : undefined,
  } as const satisfies Campaign
}

/** A goal that is passed is named before the figures. */
function reservedText(
  { reservedOf, goalReached, reserved }: CardTexts,
  count: number,
  goal: number | undefined,
): string {
  const figures = { count: groupThousands(count), goal: groupThousands(goal ?? 0) }
  if (!goal) return fillIn(reserved, figures)
  return fillIn(count >= goal ? goalReached : reservedOf, figures)
}

/** Days left while it runs, else how it ended. */
function progressText(texts: CardTexts, campaign: Campaign, orderCount: number): string {
  const now = pageNow()
  const status = crowdfundingStatus(campaign, { status: 'loaded', orderCount }, now)
  if (status === 'finished-success') return texts.crowdfundingSucceeded
  if (status === 'finished-not-enough') return texts.crowdfundingFailed
  const days = crowdfundingDaysLeft(campaign, now)
  if (days === undefined) return ''
  return days === 1 ? texts.oneDayLeft : fillIn(texts.daysLeft, { days })
}
