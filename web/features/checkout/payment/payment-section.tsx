import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { CheckoutDetails } from '#web/domain/checkout/checkout-details.ts'
import { formatMoney } from '#web/domain/money.ts'
import type { Texts } from '#web/i18n/nb.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import type { Language } from '#web/routing/languages.ts'
import { localState } from '#web/services/local-state/local-state.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { CheckoutOrder } from '../checkout-order.ts'
import { PaymentMessage } from './payment-message.tsx'
import styles from './payment-section.module.css'
import { useDropIn } from './use-drop-in.ts'
import { type PaymentPhase, type PaymentProblem, usePayment } from './use-payment.ts'

type PaymentSectionProps = {
  lang: Language
  texts: Texts<'payment'>
  /**
   * The order that the button pays for; undefined while the bag is loading, is changing, or has a problem that must be
   * solved first.
   */
  order: CheckoutOrder | undefined
  /** Everything is only reserved. */
  isReservation: boolean
  /** Validates the form and focuses the first invalid field; undefined when there is one. */
  getDetails: () => Promise<CheckoutDetails | undefined>
  /** Shows the platform's 406 errors (`address.email`, `termsAndConditions`) at the form's fields. */
  showFieldErrors: (errors: Readonly<Record<string, string>>) => Promise<void>
  /** While a payment runs the page keeps showing what is paid for, whatever happens to the bag. */
  onPaying: (isPaying: boolean) => void
  /** See `usePayment`. */
  onShort: (problem: PaymentProblem) => void
  /** Shown right above the button: the amounts, and the problems that keep it from working. */
  children: ReactNode
}

const BegunPayment = lazy(() =>
  import('./begun-payment.tsx').then(
    ({ BegunPayment }) => ({ default: BegunPayment }),
    // The page takes payments without it too.
    () => ({ default: () => null }),
  ),
)

/** Payment methods and the button. */
export function PaymentSection(props: PaymentSectionProps) {
  const hasBegun = useStore(localState, ({ openPayment }) => openPayment !== null)
  const { lang, texts, order, isReservation, getDetails, showFieldErrors, onPaying, onShort, children } = props
  const isCharged = order === undefined ? !isReservation : order.now > 0
  const dropInOf = () => shown.dropIn
  const { phase, problem, isOwn, next, press, payWith, forgetRefusal, forget } = usePayment({
    lang,
    order,
    getDetails,
    showErrors: (errors) => showFieldErrors(inWords(errors, texts)),
    onPaying,
    onShort,
    dropIn: dropInOf,
  })
  const amount = order && order.now > 0 ? { currency: order.currency, value: order.now } : undefined
  const shown = useDropIn(lang, amount, { onSubmit: payWith, onEnter: press, onEdit: forgetRefusal })
  const isPreparing = isCharged && shown.status === 'loading'
  return (
    <section aria-labelledby="payment" aria-busy={phase !== 'idle'} className={styles.payment}>
      <h2 id="payment">{isReservation ? texts.reservationHeading : texts.heading}</h2>
      {hasBegun && !isOwn && (
        <Suspense>
          <BegunPayment texts={texts} />
        </Suspense>
      )}
      <div hidden={!isCharged} className={styles.methods}>
        {shown.status === 'failed' && (
          <Notice tone="danger" role="alert">
            <p>{texts.notReady}</p>
            <Button variant="secondary" onClick={shown.retry}>
              {texts.retry}
            </Button>
          </Notice>
        )}
        {shown.isEmptied && amount && (
          <Notice role="status">
            <p>{fillIn(texts.fillInAgain, { currency: amount.currency })}</p>
          </Notice>
        )}
        <div className={styles.place}>
          {isPreparing && (
            <p role="status" className={styles.preparing}>
              {texts.preparing}
            </p>
          )}
          <div ref={shown.place} data-status={shown.status} className={styles.dropIn} />
        </div>
      </div>
      {children}
      <PaymentMessage lang={lang} texts={texts} problem={problem} amount={order?.now} onSolved={forget} />
      <Button wide aria-disabled={phase !== 'idle' || !order || undefined} onClick={press}>
        {phase === 'idle' ? label(lang, texts, order, shown.method) : busyLabel(texts, phase, isCharged)}
      </Button>
      <Late isWaiting={phase === 'paying'}>{texts.slow}</Late>
      <Late isWaiting={next !== undefined}>
        {texts.notLeft}{' '}
        {next && <Link href={next.address}>{next.isConfirmation ? texts.toConfirmation : texts.goOn}</Link>}
      </Late>
    </section>
  )
}

function label(lang: Language, texts: Texts<'payment'>, order: CheckoutOrder | undefined, method: string | undefined) {
  if (!order) return texts.pay
  if (order.now === 0) return order.lines.every(({ type }) => type === 'crowdfunding') ? texts.reserve : texts.complete
  if (method === 'vipps') return texts.payWithVipps
  return fillIn(texts.payAmount, { amount: formatMoney(lang, { amount: order.now, currency: order.currency }) })
}

function busyLabel(texts: Texts<'payment'>, phase: PaymentPhase, isCharged: boolean): string {
  if (phase === 'validating') return texts.validating
  if (phase === 'leaving') return texts.redirecting
  return isCharged ? texts.paying : texts.reserving
}

/** The platform's words for a field, in the shopper's language. */
function inWords(errors: Readonly<Record<string, string>>, texts: Texts<'payment'>): Record<string, string> {
  const entries = Object.entries(errors)
  return Object.fromEntries(
    entries.map(([field, error]) => [field, error === 'required' ? texts.fieldRequired : texts.fieldInvalid]),
  )
}

/** How long a payment, or leaving the page after it, may take before a notice says that it is slow. */
const SLOW_AFTER_MS = 6000

function Late({ isWaiting, children }: { isWaiting: boolean; children: ReactNode }) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(true), SLOW_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting])
  return (
    <p role="status" className={styles.slow}>
      {isWaiting && isLate ? children : ''}
    </p>
  )
}
