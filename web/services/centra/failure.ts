/** An item that the platform could not give as asked (its status 410), in its own words. */
export type Shortage = {
  readonly itemId: string
  readonly variantId: string
  readonly originalQuantity: number
  readonly unavailable: number
  readonly available: number
}

/** Why a call to the commerce platform did not do what it should. */
export type CentraFailure = {
  /** HTTP status; 599 when no answer came, 200 when an answer did not have the platform's shape. */
  readonly status: number
  readonly message: string
  /** By field or subject, as the platform sends them: `{ voucher: 'not found' }`. */
  readonly errors: Readonly<Record<string, string>>
  /** The answer's body, where there was one. */
  readonly body: unknown
  /** The call was given up after its time: it may still take effect. */
  readonly isTimeout: boolean
  /** Milliseconds that the platform asks to wait (429). */
  readonly retryAfter: number | undefined
}

/** Every call answers one of these and never throws. */
export type CentraResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: CentraFailure }

/** Status of a call that got no answer (docs/product/8). */
export const networkFailure = 599
