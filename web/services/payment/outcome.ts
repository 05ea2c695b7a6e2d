import type { PaymentFailure } from '#web/domain/checkout/payment-result.ts'
import type { Shortage } from '#web/services/centra/failure.ts'
import type { PaymentAction } from '#web/services/centra/payment.ts'
import type { ReservationRefusal } from './ports.ts'

/** The outcome of a press on the pay button. */
export type PayOutcome =
  | Unpaid
  | { readonly kind: 'order'; readonly order: string }
  /** Crowdfunding lines alone: reserved, nothing to pay. */
  | { readonly kind: 'reserved' }
  /** The Drop-in continues the payment. */
  | { readonly kind: 'action'; readonly action: PaymentAction }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'failed'; readonly outcome: PaymentFailure }
  /** Another tab is paying. */
  | { readonly kind: 'busy' }

/** The press has paid nothing. `isEarlierOpen`: but an earlier one has had no answer, and may still be paid. */
export type Unpaid = UnpaidReason & { readonly isEarlierOpen?: true }

type UnpaidReason =
  /** Items have sold out; the bag holds what is left. */
  | { readonly kind: 'short'; readonly shortages: readonly Shortage[] }
  /** The platform's errors by its own keys: `address.email`, `termsAndConditions`. */
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  /** The bag or its amount is no longer the one on the button. */
  | { readonly kind: 'bagChanged' }
  | {
      readonly kind: 'notReserved'
      readonly reason: Exclude<ReservationRefusal, 'usedKey' | 'invalidEmail' | 'unreachable' | 'bagChanged'>
    }
  /** The platform could not be reached before anything was sent. */
  | { readonly kind: 'unreachable' }
