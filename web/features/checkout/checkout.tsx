'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CheckoutDetails } from '#web/domain/checkout/checkout-details.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { shopLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { refreshBag } from '#web/services/bag/bag.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { FormHandle } from '#web/ui/form/form.tsx'
import { formFailure } from '#web/ui/form/form-failure.ts'
import styles from './checkout.module.css'
import { CheckoutForm } from './form/checkout-form.tsx'
import { fieldNames } from './form/field-names.ts'
import { Charge } from './order/charge.tsx'
import { OrderSummary } from './order/order-summary.tsx'
import { Problems } from './order/problems.tsx'
import { PaymentSection } from './payment/payment-section.tsx'
import { useCheckoutBag } from './use-checkout-bag.ts'
import { useKept } from './use-kept.ts'

type Props = {
  lang: Language
  texts: Texts<'checkout'>
  bagTexts: Texts<'bag'>
  paymentTexts: Texts<'payment'>
  /** The bag's form for discount codes. */
  voucher: ReactNode
  /** What the bag says of changes that nobody asked for. */
  notices: ReactNode
}

/** The checkout page below its header (docs/product/3, R3.07). */
export function Checkout({ lang, texts, bagTexts, paymentTexts, voucher, notices }: Props) {
  const [isPaying, setPaying] = useState(false)
  const form = useRef<FormHandle<CheckoutDetails>>(null)
  useEffect(() => {
    // Loads the fonts, which would have competed with the scripts (web/ui/tokens.css).
    delete document.documentElement.dataset.fonts
  }, [])
  // A payment takes lines out of the bag, and ends with an empty one.
  const bag = useKept(useCheckoutBag(lang), isPaying)
  const shown = { lang, texts, bagTexts, bag }
  if (bag.phase === 'unreachable') {
    return (
      <EmptyState level="h1" drawing="error" heading={texts.unreachableTitle} sentence={texts.unreachableText}>
        <Button onClick={() => refreshBag()}>{texts.retry}</Button>
      </EmptyState>
    )
  }
  if (bag.phase === 'empty') {
    return (
      <EmptyState
        level="h1"
        drawing="empty"
        heading={texts.emptyTitle}
        sentence={bag.wasFilled ? texts.emptiedText : texts.emptyText}
        way={{ href: shopLink(lang), text: texts.toShop }}
      />
    )
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      <OrderSummary {...shown} voucher={voucher} notices={notices} />
      <div className={styles.steps}>
        <noscript>
          <p className={styles.noScript}>{texts.noScript}</p>
        </noscript>
        <CheckoutForm lang={lang} texts={texts} handle={form} />
        <PaymentSection
          lang={lang}
          texts={paymentTexts}
          order={bag.order}
          getDetails={async () => form.current?.submit()}
          showFieldErrors={async (errors) => form.current?.showFailure(formFailure({ errors }, fieldNames))}
          onPaying={setPaying}
        >
          <div>
            {notices}
            <Problems {...shown} />
          </div>
          <Charge {...shown} />
        </PaymentSection>
      </div>
    </div>
  )
}
