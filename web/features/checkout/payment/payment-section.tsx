import type { ReactNode } from 'react'
import type { CheckoutDetails } from '#web/domain/checkout/checkout-details.ts'
import type { CheckoutOrder } from '#web/domain/checkout/checkout-order.ts'
import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'

export type PaymentSectionProps = {
  lang: Language
  texts: Texts<'checkout'>
  /** What the button asks for; undefined while the bag is loading, is changing, or has a problem that must be sorted out first. */
  order: CheckoutOrder | undefined
  /** Validates the form and focuses the first invalid field; undefined when there is one. */
  getDetails: () => Promise<CheckoutDetails | undefined>
  /** Shows the platform's 406 errors (`address.email`, `termsAndConditions`) at the form's fields. */
  showFieldErrors: (errors: Readonly<Record<string, string>>) => Promise<void>
  /** While a payment runs the page keeps showing what is paid for, whatever happens to the bag. */
  onPaying: (isPaying: boolean) => void
  /** Stands right above the button: the amounts, and what keeps it from working. */
  children: ReactNode
}

/** Payment methods and the button. */
export function PaymentSection({ texts, children }: PaymentSectionProps) {
  return (
    <section aria-labelledby="payment">
      <h2 id="payment">{texts.payment}</h2>
      <p role="status">{texts.paymentPrepared}</p>
      {children}
    </section>
  )
}
