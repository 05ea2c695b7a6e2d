import { useState } from 'react'
import { groupThousands } from '#web/domain/numbers.ts'
import { crowdfundingMessage } from '#web/domain/product/crowdfunding-status.ts'
import { formatDate } from '#web/i18n/dates.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { pageNow } from '#web/lib/page-now.ts'
import type { Language } from '#web/routing/languages.ts'
import { useCrowdfunding } from '#web/services/live-data/use-live-data.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import styles from '../confirmation.module.css'
import type { ConfirmationTexts } from '../confirmation-texts.ts'
import { chargedWhen } from './charged-when.ts'

type Props = {
  lang: Language
  centraId: string
  title: string
  href: string | null
  /** `YYYY-MM-DD` */
  lastDay: string | null
  goal: number | null
  max: number | null
  /** The price of the campaign's reserved garments with shipping; undefined where that was not stored. */
  sum: string | undefined
  /** The reservation is confirmed, so that the count includes it. */
  isCounted: boolean
  texts: ConfirmationTexts
  level: 'h2' | 'h3'
}

/** When a reserved product is charged, how many reservations its campaign needs now, and a way to share it. */
export function CampaignPart(props: Props) {
  const { lang, centraId, title, href, lastDay, goal, max, sum, isCounted, texts, level: Heading } = props
  const orders = useCrowdfunding(isCounted ? centraId : null)
  const campaign = {
    productState: 'crowdFunding' as const,
    crowdfundingDate: lastDay,
    crowdfundingGoal: goal,
    crowdfundingMax: max,
  }
  const message = crowdfundingMessage(campaign, orders, pageNow())
  const date = lastDay ? formatDate(lang, lastDay) : ''
  const charged = fillIn(texts[chargedWhen({ goal, lastDay })], { goal: groupThousands(goal ?? 0), date })
  const progress =
    message?.kind === 'open' ? remainingText(message.remaining, texts) : message?.kind === 'enough' ? texts.enough : ''
  return (
    <>
      <div className={styles.words}>
        <Heading>{texts.whenCharged}</Heading>
        <p>
          {charged} {sum && fillIn(texts.laterSum, { sum })}
        </p>
        <p>{texts.payLater}</p>
        {goal !== null && <p>{texts.notEnoughPromise}</p>}
        <p role="status" className={styles.progress} data-campaign-state={centraId}>
          {goal === null ? '' : progress}
        </p>
      </div>
      {href && (
        <div className={styles.words}>
          <Heading>{texts.shareTitle}</Heading>
          <p>{fillIn(texts.shareText, { product: title })}</p>
          <div className={styles.actions}>
            <ShareButton title={title} href={href} texts={texts} />
            <ButtonLink href={href} variant="secondary">
              {texts.seeCampaign}
            </ButtonLink>
          </div>
        </div>
      )}
    </>
  )
}

function remainingText(remaining: number, texts: ConfirmationTexts): string {
  return remaining === 1 ? texts.needsOneMore : fillIn(texts.needsMore, { count: groupThousands(remaining) })
}

type ShareProps = { title: string; href: string; texts: ConfirmationTexts }

/** The device's own dialog where there is one; else the link is copied. */
function ShareButton({ title, href, texts }: ShareProps) {
  const [message, setMessage] = useState('')
  const share = async () => {
    const url = new URL(href, location.href).href
    if ('share' in navigator) {
      // Closing the dialog rejects too.
      await navigator.share({ title, url }).catch(() => {})
      return
    }
    const copied = await copy(url)
    setMessage(copied ? texts.copied : fillIn(texts.copyFailed, { href: url }))
  }
  return (
    <>
      <Button onClick={share}>{texts.share}</Button>
      <p role="status">{message}</p>
    </>
  )
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
