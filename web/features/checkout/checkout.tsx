'use client'

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { CheckoutDetails } from '#web/domain/checkout/checkout-details.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import { localState } from '#web/services/local-state/local-state.ts'
import type { FormHandle } from '#web/ui/form/form.tsx'
import { formFailure } from '#web/ui/form/form-failure.ts'
import styles from './checkout.module.css'
import { CheckoutForm } from './form/checkout-form.tsx'
import { fieldNames } from './form/field-names.ts'
import { AmountsAtButton } from './order/amounts-at-button.tsx'
import { OrderSummary } from './order/order-summary.tsx'
import { Problems } from './order/problems.tsx'
import { PaymentMessage } from './payment/payment-message.tsx'
import { PaymentSection } from './payment/payment-section.tsx'
import type { PaymentProblem } from './payment/use-payment.ts'
import { type CheckoutBag, useCheckoutBag } from './use-checkout-bag.ts'

type Props = {
  lang: Language
  texts: Texts<'checkout'>
  bagTexts: Texts<'bag'>
  paymentTexts: Texts<'payment'>
  /** The bag's form for discount codes. */
  voucher: ReactNode
  /** The bag's notices of changes that nobody asked for. */
  notices: ReactNode
  /**
   * Shown instead of the form. `emptied`: this page has shown lines; `paid`: and they were paid elsewhere; `ordered`:
   * this browser's last payment made an order; `soldOut`: everything has sold out while it was paid for. Drawn on the
   * server, to save scripts.
   */
  instead: Readonly<Record<'empty' | 'emptied' | 'soldOut' | 'paid' | 'ordered' | 'unreachable', ReactNode>>
  toShop: ReactNode
}

/** The checkout page below its header (docs/product/3, R3.07). */
export function Checkout({ lang, texts, bagTexts, paymentTexts, voucher, notices, instead, toShop }: Props) {
  const [isPaying, setPaying] = useState(false)
  const [short, setShort] = useState<PaymentProblem>()
  const form = useRef<FormHandle<CheckoutDetails>>(null)
  useEffect(() => {
    // Loads the fonts, which would have competed with the scripts (web/ui/tokens.css).
    delete document.documentElement.dataset.fonts
  }, [])
  // A payment takes lines out of the bag, and ends with an empty one.
  const bag = useKept(useCheckoutBag(lang), isPaying)
  const shown = { lang, texts, bagTexts, bag }
  const isReservation = isReservedOnly(bag)
  const hasOrdered = useStore(localState, ({ centraPaymentResult }) => isOrder(centraPaymentResult))
  const isPaid = usePaidElsewhere(bag.phase === 'empty' && bag.wasFilled, bag.orderBefore)
  if (bag.phase === 'unreachable') return instead.unreachable
  if (bag.phase === 'empty' && !isPaid && !hasOrdered && short)
    return (
      <div className={styles.soldOut}>
        {instead.soldOut}
        <PaymentMessage lang={lang} texts={paymentTexts} problem={short} amount={0} onSolved={() => {}} />
        {toShop}
      </div>
    )
  if (bag.phase === 'empty')
    return instead[isPaid ? 'paid' : hasOrdered ? 'ordered' : bag.wasFilled ? 'emptied' : 'empty']
  // A key, or React turns this element into the one that is shown instead, which then moves.
  return (
    <div key="form" className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      {/* Each Suspense is hydrated after the form (docs/decisions/0058-checkout-page.md). */}
      <Suspense>
        <OrderSummary {...shown} voucher={isReservation ? null : voucher} notices={notices} />
      </Suspense>
      <div className={styles.steps}>
        <noscript>
          <p className={styles.noScript}>{texts.noScript}</p>
        </noscript>
        <CheckoutForm lang={lang} texts={texts} handle={form} isReservation={isReservation} />
        <Suspense>
          <PaymentSection
            lang={lang}
            texts={paymentTexts}
            order={bag.order}
            isReservation={isReservation}
            getDetails={async () => form.current?.submit()}
            showFieldErrors={async (errors) => form.current?.showFailure(formFailure({ errors }, fieldNames))}
            onPaying={setPaying}
            onShort={setShort}
          >
            <div>
              {notices}
              <Problems {...shown} />
            </div>
            <AmountsAtButton {...shown} />
          </PaymentSection>
        </Suspense>
      </div>
    </div>
  )
}

/** Whether nothing is paid for or sent before production starts. */
function isReservedOnly({ sums }: CheckoutBag): boolean {
  return sums !== undefined && sums.goods === undefined && sums.later !== undefined
}

/** Reads no more of a result; the page that it leads to checks the rest. */
function isOrder(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'order'
}

/** The present value, or the one from before `isKept` became true. */
function useKept<T>(value: T, isKept: boolean): T {
  const [kept, setKept] = useState<T>()
  if (isKept && kept === undefined) setKept(value)
  if (!isKept && kept !== undefined) setKept(undefined)
  return isKept ? (kept ?? value) : value
}

/**
 * Whether the bag of this page, which is empty now, was paid in another window or on another device. False until that
 * is known.
 */
function usePaidElsewhere(isEmptied: boolean, orderBefore: string | null): boolean {
  const [isPaid, setPaid] = useState(false)
  useEffect(() => {
    if (!isEmptied) return setPaid(false)
    import('#web/services/payment/on-emptied.ts')
      .then(({ wasPaidElsewhere }) => wasPaidElsewhere(orderBefore))
      .then(setPaid, () => {})
  }, [isEmptied, orderBefore])
  return isPaid
}
