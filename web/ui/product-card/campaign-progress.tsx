'use client'

import { type ReactNode, useRef } from 'react'
import { groupThousands } from '#web/domain/numbers.ts'
import type { Decision } from '#web/domain/product/campaign-decision.ts'
import {
  type Campaign,
  crowdfundingDaysLeft,
  crowdfundingProgress,
  crowdfundingStatus,
} from '#web/domain/product/crowdfunding-status.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { useCrowdfunding } from '#web/services/live-data/use-live-data.ts'
import styles from './campaign-progress.module.css'
import type { CardTexts } from './card-texts.ts'
import { useCardTexts } from './live-cards.tsx'

type Props = {
  centraId: string
  /** ISO date of the last day. */
  date: string | null
  goal: number | null
  max: number | null
  decision?: Decision | undefined
  /** What a click opens in an editor's preview: on the count, which is measured by the goal, and on the days that are left. */
  edit?: { readonly count: string | undefined; readonly date: string | undefined }
  /** What is known without the count: shown until it is, and instead of it. */
  children: ReactNode
}

/** How many have reserved of how many it takes, the days that are left and a thin line that grows. */
export function CampaignProgress({ centraId, date, goal, max, decision, edit, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const texts = useCardTexts()
  const orders = useCrowdfunding(centraId, place)
  const campaign = {
    productState: 'crowdFunding',
    crowdfundingDate: date,
    crowdfundingGoal: goal,
    crowdfundingMax: max,
    decision,
  } as const
  const progress = crowdfundingProgress(goal, orders)
  const isReached = orders.status === 'loaded' && Boolean(goal) && orders.orderCount >= (goal ?? 0)
  const isOver = orders.status === 'loaded' && crowdfundingStatus(campaign, orders, new Date()) !== 'running'
  return (
    <div ref={place} className={styles.campaign} data-over={isOver || undefined} data-reached={isReached || undefined}>
      {orders.status === 'loaded' ? (
        <>
          <span data-sanity={edit?.count}>{reservedText(texts, orders.orderCount, goal)}</span>
          <span data-sanity={edit?.date}>{standingText(texts, campaign, orders.orderCount)}</span>
        </>
      ) : (
        children
      )}
      {orders.status !== 'error' && (
        <span className={styles.track} aria-hidden="true">
          <span className={styles.bar} style={{ transform: `scaleX(${(progress ?? 0) / 100})` }} />
        </span>
      )}
    </div>
  )
}

/** A goal that is passed is said before the figures. */
function reservedText({ reservedOf, goalReached, reserved }: CardTexts, count: number, goal: number | null): string {
  const figures = { count: groupThousands(count), goal: groupThousands(goal ?? 0) }
  if (!goal) return fillIn(reserved, figures)
  return fillIn(count >= goal ? goalReached : reservedOf, figures)
}

/** Days left while it runs, else how it ended. */
function standingText(texts: CardTexts, campaign: Campaign, orderCount: number): string {
  const now = new Date()
  const status = crowdfundingStatus(campaign, { status: 'loaded', orderCount }, now)
  if (status === 'finished-success') return texts.crowdfundingSucceeded
  if (status === 'finished-not-enough') return texts.crowdfundingFailed
  const days = crowdfundingDaysLeft(campaign, now)
  if (days === undefined) return ''
  return days === 1 ? texts.oneDayLeft : fillIn(texts.daysLeft, { days })
}
