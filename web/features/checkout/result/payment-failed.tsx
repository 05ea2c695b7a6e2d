'use client'

import { useEffect } from 'react'
import { useStore } from 'zustand'
import { readPaymentResult } from '#web/domain/checkout/payment-result.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fixedLink, shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { localState } from '#web/services/local-state/local-state.ts'
import { ArrowLink, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  lang: Language
  texts: Pick<
    Texts<'payment'>,
    'failedTitle' | 'failedNote' | 'bagKept' | 'tryAgain' | 'toShop' | 'cancelled' | 'error' | 'refused' | 'unknown'
  >
}

/** How often, and for how long, the order of a payment that was wrongly reported as failed is looked for. */
const LOOK_EVERY_MS = 4000
const LOOKS = 8

/** Where a payment ends that made no order: what happened, what the bank may have got wrong, and the way back. */
export function PaymentFailed({ lang, texts }: Props) {
  const result = useStore(localState, ({ centraPaymentResult }) => centraPaymentResult)
  const outcome = readPaymentResult(result)
  useLateOrder()
  const isPaid = outcome?.kind === 'order'
  useEffect(() => {
    if (isPaid) location.replace(fixedLink(lang, 'checkout/success'))
  }, [isPaid, lang])
  return (
    <EmptyState
      level="h1"
      drawing="error"
      heading={texts.failedTitle}
      sentence={<span role="status">{outcome?.kind === 'failed' ? texts[outcome.outcome] : null}</span>}
    >
      <Notice>
        <p>{texts.failedNote}</p>
        <p>{texts.bagKept}</p>
      </Notice>
      <ButtonLink href={fixedLink(lang, 'checkout')}>{texts.tryAgain}</ButtonLink>
      <ArrowLink href={shopLink(lang)}>{texts.toShop}</ArrowLink>
    </EmptyState>
  )
}

/** A webhook may bring the order after the shopper has come back: then this page leads to it. */
function useLateOrder(): void {
  useEffect(() => {
    let looks = 0
    const timer = setInterval(() => {
      if (++looks > LOOKS || !localState.getState().openPayment) clearInterval(timer)
      else if (document.visibilityState === 'visible') void look()
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
}

async function look(): Promise<void> {
  const { followOpenPayment } = await import('#web/services/payment/on-page-load.ts')
  await followOpenPayment()
}
