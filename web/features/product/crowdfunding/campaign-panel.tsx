'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { groupThousands } from '#web/domain/numbers.ts'
import type { Campaign, CrowdfundingMessage, OrderCount } from '#web/domain/product/crowdfunding-status.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { pageNow } from '#web/lib/page-now.ts'
import { useCrowdfunding } from '#web/services/live-data/use-live-data.ts'
import { setCampaign } from '../choice/product-page-state.ts'
import styles from './campaign-panel.module.css'
import type { CampaignTexts } from './campaign-texts.ts'

type CampaignPanelProps = {
  documentId: string
  centraId: string | null
  campaign: Campaign
  texts: CampaignTexts
  /** The fields that clicks on the figures open in an editor's preview. */
  edit: FigureEdits
  /** The content's goal and deadline, until the count is known. */
  children?: ReactNode
}

type FigureEdits = { readonly goal: string | undefined; readonly date: string | undefined }

const notLoaded = '---'

/** The state of a campaign (docs/product/4). Figures that are not known yet are `---`; nothing moves when they come. */
export function CampaignPanel({ documentId, centraId, campaign, texts, edit, children }: CampaignPanelProps) {
  const orders = useCrowdfunding(centraId)
  const now = useNow()
  const rules = useRules()
  const status = (now && rules?.crowdfundingStatus(campaign, orders, now)) ?? 'loading'
  const message = now && rules?.crowdfundingMessage(campaign, orders, now)
  useEffect(() => setCampaign(documentId, status), [documentId, status])
  return (
    <section className={styles.panel} aria-label={texts.campaign} data-campaign={status}>
      {status !== 'error' && (
        <Figures campaign={campaign} orders={orders} now={now} rules={rules} texts={texts} edit={edit} />
      )}
      <div className={styles.message}>
        {/* Keeps its lines when the message takes its place. */}
        <p className={message && styles.replaced}>{children}</p>
        <p role={status === 'error' ? 'alert' : 'status'}>
          {message && isReached(campaign, orders) && (
            <strong className={styles.reached}>{texts.campaignReached} </strong>
          )}
          {message && messageText(message, texts)}
        </p>
      </div>
    </section>
  )
}

type FiguresProps = Pick<CampaignPanelProps, 'campaign' | 'texts' | 'edit'> & {
  orders: OrderCount
  now: Date | undefined
  rules: Rules | undefined
}

function Figures({ campaign, orders, now, rules, texts, edit }: FiguresProps) {
  const { crowdfundingGoal: goal } = campaign
  const progress = rules?.crowdfundingProgress(goal, orders)
  const remaining = rules?.crowdfundingRemaining(goal, orders) ?? notLoaded
  const beyond = orders.status === 'loaded' && goal ? orders.orderCount - goal : 0
  const daysLeft = now && rules?.crowdfundingDaysLeft(campaign, now)
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{texts.campaignReserved}</dt>
          <dd data-sanity={edit.goal}>
            <strong>{orders.status === 'loaded' ? groupThousands(orders.orderCount) : notLoaded}</strong>
            {goal ? ` ${fillIn(texts.campaignOfGoal, { goal: groupThousands(goal) })}` : null}
          </dd>
        </div>
        <div>
          <dt>{beyond > 0 ? texts.campaignBeyond : texts.campaignRemaining}</dt>
          <dd data-sanity={edit.goal}>
            <strong>{remaining === notLoaded ? notLoaded : groupThousands(Math.max(remaining, beyond))}</strong>
          </dd>
        </div>
        {campaign.crowdfundingDate && !campaign.decision && (
          <div>
            <dt>{texts.campaignDaysLeft}</dt>
            <dd data-sanity={edit.date}>
              <strong>{daysLeft ?? notLoaded}</strong>
            </dd>
          </div>
        )}
      </dl>
      <div
        role="progressbar"
        aria-label={texts.campaignProgress}
        aria-valuemin={0}
        aria-valuemax={100}
        // Without a value while it is not known: indeterminate.
        aria-valuenow={progress === undefined ? undefined : Math.round(progress)}
        className={styles.progress}
      >
        <span style={{ transform: `scaleX(${(progress ?? 0) / 100})` }} />
      </div>
      {orders.status === 'loaded' && orders.held ? (
        <p className={styles.held}>{fillIn(texts.campaignHeld, { count: groupThousands(orders.held) })}</p>
      ) : null}
    </>
  )
}

function isReached({ crowdfundingGoal: goal }: Campaign, orders: OrderCount): boolean {
  return orders.status === 'loaded' && Boolean(goal) && orders.orderCount >= (goal ?? 0)
}

const messages = {
  enough: 'campaignEnough',
  finishedSuccess: 'campaignFinishedSuccess',
  finishedNotEnough: 'campaignFinishedNotEnough',
  error: 'campaignError',
} as const

function messageText(message: CrowdfundingMessage, texts: CampaignTexts): string {
  if (message.kind !== 'open') return texts[messages[message.kind]]
  return message.remaining === 1
    ? texts.campaignOpenOne
    : fillIn(texts.campaignOpen, { count: groupThousands(message.remaining) })
}

type Rules = typeof import('#web/domain/product/crowdfunding-status.ts')

/** The rules of the calendar are loaded by products with a campaign only. */
function useRules(): Rules | undefined {
  const [rules, setRules] = useState<Rules>()
  useEffect(() => {
    import('#web/domain/product/crowdfunding-status.ts').then(setRules, () => undefined)
  }, [])
  return rules
}

/** The visitor's clock; `undefined` in the static page, which is older. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(pageNow())
    tick()
    // Days end while a page stays open.
    const timer = setInterval(tick, 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
