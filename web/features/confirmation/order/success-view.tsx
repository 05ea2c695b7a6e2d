'use client'

import { useCallback } from 'react'
import { readPaymentResult } from '#web/domain/checkout/payment-result.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { fixedLink, shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { storedLocalState } from '#web/services/local-state/local-state.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Seller } from '#web/ui/receipt/receipt.tsx'
import { useLoaded } from '../use-loaded.ts'
import { Waiting } from '../waiting.tsx'
import type { SuccessTexts } from './success-texts.ts'
import type { Partner } from './tree-part.tsx'

type Props = { lang: Language; texts: SuccessTexts; seller: Seller; partner: Partner }

async function loadParts(lang: Language) {
  const [{ OrderView }, { loadOrder }, { loadConfirmationTexts }] = await Promise.all([
    import('./order-view.tsx'),
    import('./load-order.ts'),
    import('../confirmation-texts.ts'),
  ])
  const [found, loadedTexts] = await Promise.all([loadOrder(), loadConfirmationTexts(lang)])
  return { OrderView, found, ...loadedTexts }
}

/** Finds out whose page this is, in the browser: the order, links for somebody without one, or a retry. */
export function SuccessView({ lang, texts, seller, partner }: Props) {
  const { loaded, refresh, retry } = useLoaded(useCallback(() => loadParts(lang), [lang]))
  if (!loaded) return <Waiting heading={texts.successTitle} label={texts.loading} />
  if (loaded === 'failed' || loaded.found.kind === 'failed') {
    const number = storedOrder()
    return (
      <EmptyState
        level="h1"
        drawing="error"
        heading={texts.failedTitle}
        sentence={number && fillIn(texts.failedText, { number })}
      >
        <Button onClick={retry}>{texts.retry}</Button>
      </EmptyState>
    )
  }
  if (loaded.found.kind === 'none') {
    return (
      <EmptyState
        level="h1"
        drawing="parcel"
        heading={texts.noOrderTitle}
        sentence={texts.noOrderText}
        link={{ href: shopLink(lang), text: texts.toShop }}
      >
        <ButtonLink href={fixedLink(lang, 'account')} variant="secondary">
          {texts.toAccount}
        </ButtonLink>
      </EmptyState>
    )
  }
  const { OrderView, found, texts: viewTexts, receiptTexts } = loaded
  return (
    <OrderView
      lang={lang}
      pageTitle={texts.successTitle}
      order={found.order}
      reservation={found.reservation}
      buttonAmount={found.buttonAmount}
      seller={seller}
      partner={partner}
      texts={viewTexts}
      receiptTexts={receiptTexts}
      onRefresh={refresh}
    />
  )
}

/** The number of the order that could not be loaded. */
function storedOrder(): string {
  const result = readPaymentResult(storedLocalState().centraPaymentResult)
  return result?.kind === 'order' ? result.order : ''
}
