import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Notification } from '../webhooks/hmac.ts'
import type { PaymentsDatabase } from './database.ts'

/** `waiting` while the shopper is on a page of the bank or of Vipps. */
const stateSchema = z.enum(['waiting', 'authorised', 'pending', 'refused', 'cancelled', 'error'])
export type PaymentState = z.infer<typeof stateSchema>

/**
 * The page that the shopper is sent to: none, the bank's (opened and left by a form, or by links), or that of Vipps.
 */
const pageSchema = z.enum(['none', 'bankForm', 'bankLink', 'vipps'])
export type PaymentPage = z.infer<typeof pageSchema>

type NewPayment = {
  readonly merchantReference: string
  /** Minor units. */
  readonly amount: { readonly currency: string; readonly value: number }
  /** `visa`, `mc`, ..., `vipps`. */
  readonly method: string
  /** The last four digits of a card. */
  readonly cardSummary: string | undefined
  readonly language: 'nb' | 'en'
  readonly returnUrl: string
  readonly page: PaymentPage
  readonly state: PaymentState
  readonly reason: string | undefined
  readonly reasonCode: string | undefined
}

export type Payment = NewPayment & {
  readonly pspReference: string
  /** Unguessable name of the page that the shopper is sent to. */
  readonly pageId: string
  /** Identifies the payment in the bank's form. */
  readonly md: string
  /** Given to the shopper's browser when the page is left: `redirectResult`, or `PaRes` of a form. */
  readonly returnCode: string | undefined
  /**
   * The result of the details call, if it differs from the real one: Vipps sometimes reports a paid payment as failed.
   */
  readonly reportedState: PaymentState
  readonly cancelled: boolean
  /** ISO 8601. */
  readonly createdAt: string
}

type Announce = (notification: Omit<Notification, 'additionalData' | 'merchantAccountCode' | 'eventDate'>) => void

/** All payments. A change of state and its webhook are one transaction. */
export class Payments {
  readonly #database: PaymentsDatabase
  readonly #announce: Announce

  constructor(database: PaymentsDatabase, announce: Announce) {
    this.#database = database
    this.#announce = announce
  }

  get(pspReference: string): Payment | undefined {
    return this.#find('psp_reference', pspReference)
  }

  byPageId(pageId: string): Payment | undefined {
    return this.#find('page_id', pageId)
  }

  byReturnCode(code: string): Payment | undefined {
    return this.#find('return_code', code)
  }

  /** The payment that an idempotency key has made, with the hash of that request. */
  byIdempotencyKey(key: string): { payment: Payment; requestHash: string } | undefined {
    const row = this.#database.prepare('SELECT * FROM payments WHERE idempotency_key = ?').get(key)
    return row && { payment: paymentOfRow(row), requestHash: String(row.request_hash) }
  }

  /** Newest first. */
  all(): Payment[] {
    return this.#database.prepare('SELECT * FROM payments ORDER BY position DESC').all().map(paymentOfRow)
  }

  /** Makes a payment; the same key again returns the first one. */
  create(payment: NewPayment, request: { idempotencyKey: string | undefined; hash: string }): Payment {
    return this.#database.transact(() => {
      const known = request.idempotencyKey && this.byIdempotencyKey(request.idempotencyKey)
      if (known) return known.payment
      const pspReference = newReference()
      this.#database
        .prepare(
          `INSERT INTO payments (psp_reference, idempotency_key, request_hash, merchant_reference, currency, value, method, card_summary,
             language, return_url, page, page_id, md, state, reason, reason_code, created_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(
          pspReference,
          request.idempotencyKey ?? null,
          request.hash,
          payment.merchantReference,
          payment.amount.currency,
          payment.amount.value,
          payment.method,
          payment.cardSummary ?? null,
          payment.language,
          payment.returnUrl,
          payment.page,
          secret(),
          secret(),
          payment.state,
          payment.reason ?? null,
          payment.reasonCode ?? null,
          new Date().toISOString(),
        )
      const created = this.#known(pspReference)
      this.#announceResult(created)
      return created
    })
  }

  /**
   * Decides a payment that waited for the shopper or for the bank. The first decision counts, later ones change
   * nothing.
   * @param reported the result of the details call, if it differs
   */
  decide(pspReference: string, state: 'authorised' | 'refused' | 'cancelled', reported?: PaymentState): Payment {
    return this.#database.transact(() => {
      const payment = this.#known(pspReference)
      if (payment.state !== 'waiting' && payment.state !== 'pending') return payment
      const reason = { authorised: null, refused: 'Refused', cancelled: 'Shopper Cancelled' }[state]
      const code = { authorised: null, refused: '2', cancelled: '17' }[state]
      this.#database
        .prepare(
          `UPDATE payments SET state = ?, reported_state = ?, reason = ?, reason_code = ?, return_code = coalesce(return_code, ?)
           WHERE psp_reference = ?`,
        )
        .run(state, reported ?? null, reason, code, secret(), pspReference)
      const decided = this.#known(pspReference)
      this.#announceResult(decided)
      return decided
    })
  }

  /** Gives an authorised amount back. A second call changes nothing. */
  cancel(pspReference: string): void {
    this.#database.transact(() => {
      const payment = this.#known(pspReference)
      if (payment.cancelled) return
      this.#database.prepare('UPDATE payments SET cancelled = 1 WHERE psp_reference = ?').run(pspReference)
      this.#announce({
        amount: payment.amount,
        eventCode: 'CANCELLATION',
        merchantReference: payment.merchantReference,
        originalReference: pspReference,
        paymentMethod: payment.method,
        pspReference: newReference(),
        reason: '',
        success: 'true',
      })
    })
  }

  /** Payments that wait for somebody have no result to announce yet. */
  #announceResult({ pspReference, merchantReference, amount, method, state, reason }: Payment): void {
    if (state === 'waiting' || state === 'pending') return
    const success = state === 'authorised' ? 'true' : 'false'
    this.#announce({
      amount,
      eventCode: 'AUTHORISATION',
      merchantReference,
      paymentMethod: method,
      pspReference,
      reason: reason ?? '',
      success,
    })
  }

  #known(pspReference: string): Payment {
    const payment = this.get(pspReference)
    if (!payment) throw new Error(`Payment ${pspReference} does not exist`)
    return payment
  }

  #find(column: 'psp_reference' | 'page_id' | 'return_code', value: string): Payment | undefined {
    const row = this.#database.prepare(`SELECT * FROM payments WHERE ${column} = ?`).get(value)
    return row && paymentOfRow(row)
  }
}

function paymentOfRow(row: Record<string, unknown>): Payment {
  const optional = (value: unknown) => (value === null ? undefined : String(value))
  const state = stateSchema.parse(row.state)
  return {
    pspReference: String(row.psp_reference),
    merchantReference: String(row.merchant_reference),
    amount: { currency: String(row.currency), value: Number(row.value) },
    method: String(row.method),
    cardSummary: optional(row.card_summary),
    language: row.language === 'nb' ? 'nb' : 'en',
    returnUrl: String(row.return_url),
    page: pageSchema.parse(row.page),
    pageId: String(row.page_id),
    md: String(row.md),
    returnCode: optional(row.return_code),
    state,
    reportedState: row.reported_state === null ? state : stateSchema.parse(row.reported_state),
    reason: optional(row.reason),
    reasonCode: optional(row.reason_code),
    cancelled: row.cancelled === 1,
    createdAt: String(row.created_at),
  }
}

/** Sixteen characters, as Adyen's references have. */
function newReference(): string {
  return randomBytes(8).toString('hex').toUpperCase()
}

/** Cannot be guessed. */
function secret(): string {
  return randomBytes(32).toString('base64url')
}
