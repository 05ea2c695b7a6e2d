import { type ReactNode, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Bag } from '#web/domain/bag/bag.ts'
import { bagSums } from '#web/domain/bag/bag-sums.ts'
import { roundMoney, shippingProgress } from '#web/domain/bag/bag-totals.ts'
import { emptyBag } from '#web/domain/bag/empty-bag.ts'
import { bag as en } from '#web/i18n/messages/en/bag.ts'
import { bag as nb } from '#web/i18n/messages/nb/bag.ts'
import { fixedLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { analyticsBag } from '#web/services/analytics/bag-events.ts'
import { track } from '#web/services/analytics/track.ts'
import { refreshBag } from '#web/services/bag/bag.ts'
import { bagState } from '#web/services/bag/bag-state.ts'
import { bagRow } from '#web/services/bag/rows/bag-rows.ts'
import { useBagFacts } from '#web/services/bag/rows/use-bag-facts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import styles from './bag-contents.module.css'
import { BagLines } from './bag-lines.tsx'
import { BagNotices } from './bag-notices.tsx'
import { EmptyBag } from './empty-bag.tsx'
import { ShippingBanner } from './shipping-banner.tsx'
import { Sums, Total } from './sums.tsx'
import { useInertBackground } from './use-inert-background.ts'
import { useRemoval } from './use-removal.ts'
import { Voucher } from './voucher.tsx'

type Props = { lang: Language; countryPicker: ReactNode }

/** Everything in the sidebar below its heading. */
export function BagContents({ lang, countryPicker }: Props) {
  // They come with the contents of the bag instead of with every page.
  const texts = lang === 'en' ? en : nb
  useInertBackground()
  const { bag: present, status, notice } = useStore(bagState)
  useBagView(present)
  const { currency, totals, vouchers } = present ?? emptyBag
  const { lines, ...removal } = useRemoval(present ?? emptyBag)
  const facts = useBagFacts(lang, lines)
  const rows = lines.map((line) => bagRow(line, facts))
  const inBag = rows.filter(({ line }) => line.itemId !== removal.removedItemId)
  const sold = inBag.filter(({ line }) => !line.isGone)
  const isEmpty = sold.length === 0
  // Nothing is summed up as goods until it is known which lines are reserved.
  const isKnown = facts.isSettled && !facts.isUnknown
  const progress = isKnown ? shippingProgress(currency, sold, totals) : undefined
  const sums = isKnown ? bagSums(inBag, totals) : undefined
  const retry = () => {
    facts.retry()
    void refreshBag()
  }
  const figures = { lang, currency, sums, texts }
  return (
    <>
      <div className={styles.body}>
        {progress && <ShippingBanner lang={lang} currency={currency} progress={progress} texts={texts} />}
        <BagNotices
          notice={notice}
          isUnreachable={status === 'unreachable' || facts.hasFailed}
          texts={texts}
          onRetry={retry}
        />
        <BagLines lang={lang} currency={currency} rows={rows} isSettled={isKnown} {...removal} texts={texts} />
        {isEmpty ? (
          <EmptyBag lang={lang} texts={texts} />
        ) : (
          <div className={styles.below}>
            <Voucher
              lang={lang}
              currency={currency}
              vouchers={vouchers.map(({ code, priceOff }) => ({ code, priceOff: roundMoney(priceOff) }))}
              applies={sums?.goods !== undefined}
              texts={texts}
            />
            {!facts.isUnknown && <Sums {...figures} />}
          </div>
        )}
        <div className={styles.country}>{countryPicker}</div>
      </div>
      {!isEmpty && (
        <div className={styles.foot}>
          {!facts.isUnknown && <Total {...figures} />}
          {/* The checkout is a document of its own, which the router does not fetch ahead. */}
          <link rel="prefetch" href={fixedLink(lang, 'checkout')} />
          <ButtonLink href={fixedLink(lang, 'checkout')} wide onClick={() => present && trackCheckout(present)}>
            {texts.checkout}
          </ButtonLink>
        </div>
      )}
    </>
  )
}

/** Reports the bag's contents to the analytics, once each time it is opened; an empty bag is not reported. */
function useBagView(bag: Bag | null): void {
  const isReported = useRef(false)
  useEffect(() => {
    const ecommerce = bag && analyticsBag(bag)
    if (!ecommerce || isReported.current) return
    isReported.current = true
    track({ event: 'view_cart', ecommerce })
  }, [bag])
}

/** With the click: no event is sent from the checkout itself, where no third party runs. */
function trackCheckout(bag: Bag): void {
  const ecommerce = analyticsBag(bag)
  if (ecommerce) track({ event: 'begin_checkout', ecommerce })
}
