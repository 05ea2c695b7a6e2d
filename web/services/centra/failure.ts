/** An item that is not available in the requested quantity (the platform's status 410). */
export type Shortage = {
  readonly itemId: string
  readonly variantId: string
  readonly originalQuantity: number
  readonly unavailable: number
  readonly available: number
}

/** Why a call to the commerce platform failed. */
export type CentraFailure = {
  /** HTTP status; 599 without a response, 200 for a response of an unknown shape. */
  readonly status: number
  readonly message: string
  /** By field or subject, as the platform sends them: `{ voucher: 'not found' }`. */
  readonly errors: Readonly<Record<string, string>>
  /** The response's body, if there was one. */
  readonly body: unknown
  /** The call timed out: it may still take effect. */
  readonly isTimeout: boolean
  /** Milliseconds that the platform asks to wait (429). */
  readonly retryAfter: number | undefined
}

/** The result of every call; none throws. */
export type CentraResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: CentraFailure }

/** Status of a call without a response (docs/product/8). */
export const NETWORK_FAILURE = 599
