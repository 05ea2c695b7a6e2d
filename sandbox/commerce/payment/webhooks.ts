import { type Notification, notificationSchema } from '#sandbox/payments/webhooks/hmac.ts'
import type { CommercePlatform } from '../platform.ts'
import type { CommerceDatabase } from '../store/database.ts'
import { settleFailed, settlePaid } from './settlement.ts'

/** Webhooks of the payment service: stored before they are acknowledged, then processed, each once. */
export class PaymentWebhooks {
  readonly #database: CommerceDatabase

  constructor(database: CommerceDatabase) {
    this.#database = database
  }

  /** The same event of the same payment is stored once. */
  store(item: Notification): void {
    const { additionalData: _signature, ...event } = item
    this.#database
      .prepare(
        `INSERT INTO payment_webhooks (psp_reference, event_code, success, body, received_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO NOTHING`,
      )
      .run(item.pspReference, item.eventCode, item.success, JSON.stringify(event), new Date().toISOString())
  }

  /**
   * Processes what has been stored, oldest first. Processing one twice changes nothing.
   * @returns whether none is left: one that fails does not hold up the others
   */
  process(platform: CommercePlatform): boolean {
    const rows = this.#database
      .prepare('SELECT id, body FROM payment_webhooks WHERE processed_at IS NULL ORDER BY id')
      .all()
    return rows.map(({ id, body }) => this.#processOne(platform, Number(id), String(body))).every(Boolean)
  }

  #processOne(platform: CommercePlatform, id: number, body: string): boolean {
    try {
      apply(platform, notificationSchema.parse(JSON.parse(body)))
    } catch (error) {
      console.error(`The commerce stand-in could not process webhook ${id}:`, error)
      return false
    }
    this.#database
      .prepare('UPDATE payment_webhooks SET processed_at = ? WHERE id = ?')
      .run(new Date().toISOString(), id)
    return true
  }
}

/** Only authorisations concern orders; those of payments that others made are ignored. */
function apply(platform: CommercePlatform, event: Notification): void {
  const { eventCode, merchantReference, pspReference, amount, success, paymentMethod = '' } = event
  if (eventCode !== 'AUTHORISATION' || !platform.attempts.get(merchantReference)) return
  if (success === 'true') {
    settlePaid(platform, merchantReference, { pspReference, amount, method: paymentMethod, state: 'authorised' })
  } else {
    settleFailed(platform, merchantReference)
  }
}
