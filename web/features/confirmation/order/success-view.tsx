'use client'

import { useCallback, useEffect, useState } from 'react'
import { readPaymentResult } from '#web/domain/checkout/payment-result.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { fixedLink, shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { storedLocalState } from '#web/services/local-state/local-state.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Seller } from '#web/ui/receipt/receipt.tsx'
import type { LoadedTexts } from '../confirmation-texts.ts'
import { Waiting } from '../waiting.tsx'
import type { LoadedOrder } from './load-order.ts'
import type { SuccessTexts } from './success-texts.ts'
import type { Partner } from './tree-part.tsx'

type Props = { lang: Language; texts: SuccessTexts; seller: Seller; partner: Partner }

type Parts = LoadedTexts & {
  readonly OrderView: typeof import('./order-view.tsx').OrderView
  readonly loaded: LoadedOrder
}

/** Finds out whose page this is, in the browser: the order, links for somebody without one, or a retry. */
export function SuccessView({ lang, texts, seller, partner }: Props) {
  const [parts, setParts] = useState<Parts | 'failed'>()
  const load = useCallback(() => {
    Promise.all([import('./order-view.tsx'), import('./load-order.ts'), import('../confirmation-texts.ts')])
      .then(async ([{ OrderView }, { loadOrder }, { loadConfirmationTexts }]) => {
        const [loaded, loadedTexts] = await Promise.all([loadOrder(), loadConfirmationTexts(lang)])
        setParts({ OrderView, loaded, ...loadedTexts })
      })
      .catch(() => setParts('failed'))
  }, [lang])
  useEffect(load, [load])

  if (!parts) return <Waiting heading={texts.successTitle} label={texts.loading} />
  if (parts === 'failed' || parts.loaded.kind === 'failed') {
    const retry = () => {
      setParts(undefined)
      load()
    }
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
  if (parts.loaded.kind === 'none') {
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
  const { OrderView, loaded, texts: viewTexts, receiptTexts } = parts
  return (
    <OrderView
      lang={lang}
      pageTitle={texts.successTitle}
      order={loaded.order}
      reservation={loaded.reservation}
      buttonAmount={loaded.buttonAmount}
      seller={seller}
      partner={partner}
      texts={viewTexts}
      receiptTexts={receiptTexts}
      onRefresh={load}
    />
  )
}

/** The number of the order that could not be loaded. */
function storedOrder(): string {
  const result = readPaymentResult(storedLocalState().centraPaymentResult)
  return result?.kind === 'order' ? result.order : ''
}
