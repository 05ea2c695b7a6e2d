import { type Notification, notificationSchema } from '#sandbox/payments/webhooks/hmac.ts'
import type { CommerceDatabase } from './database.ts'

/** Webhooks of the payment service, stored before they are acknowledged. */
export class WebhookInbox {
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

  /** Oldest first. */
  unprocessed(): { id: number; event: Notification }[] {
    return this.#database
      .prepare('SELECT id, body FROM payment_webhooks WHERE processed_at IS NULL ORDER BY id')
      .all()
      .map(({ id, body }) => ({ id: Number(id), event: notificationSchema.parse(JSON.parse(String(body))) }))
  }

  markProcessed(id: number): void {
    this.#database
      .prepare('UPDATE payment_webhooks SET processed_at = ? WHERE id = ?')
      .run(new Date().toISOString(), id)
  }
}
