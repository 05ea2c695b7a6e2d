'use client'

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

async function loadParts() {
  const [{ OrderView }, { loadOrder }] = await Promise.all([import('./order-view.tsx'), import('./load-order.ts')])
  return { OrderView, found: await loadOrder() }
}

/** Finds out whose page this is, in the browser: the order, links for somebody without one, or a retry. */
export function SuccessView({ lang, texts, seller, partner }: Props) {
  const { loaded, refresh, retry } = useLoaded(loadParts)
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
  const { OrderView, found } = loaded
  return (
    <OrderView
      lang={lang}
      pageTitle={texts.successTitle}
      order={found.order}
      reservation={found.reservation}
      buttonAmount={found.buttonAmount}
      seller={seller}
      partner={partner}
      onRefresh={refresh}
    />
  )
}

/** The number of the order that could not be loaded. */
function storedOrder(): string {
  const result = readPaymentResult(storedLocalState().centraPaymentResult)
  return result?.kind === 'order' ? result.order : ''
}
