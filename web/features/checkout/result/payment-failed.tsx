'use client'

import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { isUndecided, readOpenPayment } from '#web/domain/checkout/open-payment.ts'
import { type PaymentFailure, readPaymentResult } from '#web/domain/checkout/payment-result.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fixedLink, shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { localState } from '#web/services/local-state/local-state.ts'
import { ArrowLink, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { failedKeys } from './failed-texts.ts'

type Props = { lang: Language; texts: Pick<Texts<'payment'>, (typeof failedKeys)[number]> }

/**
 * The page of a payment that made no order: what happened, what the bank may have got wrong, and the way back. It says
 * that a payment has failed only when that is certain, and nothing to somebody who has not paid.
 */
export function PaymentFailed({ lang, texts }: Props) {
  const ending = useEnding()
  useEffect(() => {
    if (ending === 'paid') location.replace(fixedLink(lang, 'checkout/success'))
  }, [ending, lang])
  if (ending === 'paid' || ending === 'loading')
    return <EmptyState level="h1" drawing="parcel" heading={texts.checking} sentence={texts.checkingText} />
  const checkout = fixedLink(lang, 'checkout')
  if (ending === 'none') {
    const link = { href: checkout, text: texts.toCheckout }
    return <EmptyState level="h1" drawing="parcel" heading={texts.nothingToCheck} link={link} />
  }
  const isUnknown = ending === 'unknown'
  return (
    <EmptyState
      level="h1"
      drawing="error"
      heading={isUnknown ? texts.unknownTitle : texts.failedTitle}
      sentence={<span role="status">{texts[ending]}</span>}
    >
      <Notice>
        <p>{texts.failedNote}</p>
        <p>{isUnknown ? texts.otherBrowser : texts.bagKept}</p>
      </Notice>
      <ButtonLink href={checkout}>{texts.tryAgain}</ButtonLink>
      <ArrowLink href={shopLink(lang)}>{texts.toShop}</ArrowLink>
    </EmptyState>
  )
}

/** The outcome of this browser's last payment. `loading` in the document; `none` when it has not paid. */
function useEnding(): PaymentFailure | 'paid' | 'none' | 'loading' {
  const { centraPaymentResult, openPayment } = useStore(localState)
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => setLoaded(true), [])
  if (!isLoaded) return 'loading'
  const result = readPaymentResult(centraPaymentResult)
  if (result?.kind === 'order') return 'paid'
  if (result?.kind === 'failed') return result.outcome
  const open = readOpenPayment(openPayment)
  return open && isUndecided(open) ? 'unknown' : 'none'
}
