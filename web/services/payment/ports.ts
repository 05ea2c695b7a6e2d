import type { BagItem } from '#web/domain/bag/bag.ts'
import type { StoredBag } from '#web/domain/bag/stored-bag.ts'
import type { OpenPayment } from '#web/domain/checkout/open-payment.ts'
import type { PaymentCampaign } from '#web/domain/checkout/payment-request.ts'
import type { PaymentResult, ReservationProof } from '#web/domain/checkout/payment-result.ts'
import type { Language } from '#web/routing/languages.ts'
import type { PaymentCalls } from '#web/services/centra/payment.ts'

/** Everything that the payment flow depends on, so that it runs without a browser too. */
export type PaymentPorts = {
  readonly platform: Pick<PaymentCalls, 'pay' | 'paymentResult' | 'lastOrder' | 'reservationOfLastOrder'>
  readonly bag: PaymentBag
  readonly reservations: ReservationCalls
  readonly memory: PaymentMemory
  /** Runs one payment at a time in all tabs of the browser; `undefined` without running it while another tab pays. */
  readonly withPaymentLock: <T>(work: () => Promise<T>) => Promise<T | undefined>
  /** A new UUID. */
  readonly newKey: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly wait: (milliseconds: number) => Promise<void>
}

/** The bag as far as a payment reads and changes it. */
export type PaymentBag = {
  /** As in the platform's last response. */
  readonly read: () => StoredBag | null
  /**
   * Sends unsent changes and reads the selection again. False when the platform cannot be reached. `known`: how many
   * are left of items that the payment itself reports as sold out, so that the bag does not report them again.
   */
  readonly refresh: (known?: ReadonlyMap<string, number>) => Promise<boolean>
  /** True when the selection holds none of the items any more. */
  readonly remove: (itemIds: readonly string[]) => Promise<boolean>
  /** Adds what the selection lacks of the items; what it holds already is not added again. */
  readonly putBack: (items: readonly BagItem[]) => Promise<void>
  /** Runs it while no tab of this browser changes the selection. */
  readonly hold: <T>(work: () => Promise<T>) => Promise<T>
}

/** The browser's memory of payments. */
export type PaymentMemory = {
  readonly openPayment: () => OpenPayment | null
  readonly storeOpenPayment: (open: OpenPayment | null) => void
  readonly result: () => PaymentResult | null
  readonly storeResult: (result: PaymentResult) => void
  /** The campaign that led here; still known on this page after `startPayment` has cleared it in the storage. */
  readonly campaign: () => PaymentCampaign | null
  /** Clears the stored campaign and the result of the payment before (R4.07), and stores the open payment. */
  readonly startPayment: (open: OpenPayment) => void
  /** Whether this browser has a selection at all. */
  readonly hasSelection: () => boolean
  /** Forgets all of the selection but its token (R4.08). */
  readonly dropSelection: () => void
}

export type ReservationRequest = {
  readonly key: string
  readonly email: string
  readonly paymentFollows: boolean
  readonly lang: Language
}

/** Why lines cannot be reserved; nothing was reserved then. */
export type ReservationRefusal =
  | 'tooFewLeft'
  | 'tooManyPerPerson'
  | 'campaignEnded'
  | 'notReservable'
  /** The platform has no such lines in the selection any more. */
  | 'bagChanged'
  /** The key was used for something else, or its reservation is over: to be repeated with a new one. */
  | 'usedKey'
  | 'invalidEmail'
  | 'unreachable'

export type ReservationCalls = {
  /** Reserves the crowdfunding lines of the current selection; repeatable with the same key. */
  readonly place: (
    request: ReservationRequest,
  ) => Promise<{ readonly ok: true; readonly id: string } | { readonly ok: false; readonly reason: ReservationRefusal }>
  /**
   * Lets the backend find out from the platform's orders what happens to a reservation. `hasFailed`: its payment was
   * not made, so without an order it is released.
   */
  readonly settle: (
    proof: ReservationProof,
    hasFailed: boolean,
  ) => Promise<'confirmed' | 'released' | 'pending' | 'unreachable'>
}
