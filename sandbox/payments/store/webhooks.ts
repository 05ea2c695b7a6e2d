import { type Notification, notificationSchema } from '../webhooks/hmac.ts'
import type { PaymentsDatabase } from './database.ts'

export type StoredWebhook = {
  readonly id: number
  readonly notification: Notification
  readonly tries: number
  /** ISO 8601; undefined until the receiver has accepted it. */
  readonly deliveredAt: string | undefined
}

/** Webhooks to send. Each is written in the transaction of the change that it announces. */
export class WebhookStore {
  readonly #database: PaymentsDatabase

  constructor(database: PaymentsDatabase) {
    this.#database = database
  }

  /** @param dueAt milliseconds since 1970 */
  add(notification: Notification, dueAt: number): void {
    this.#database
      .prepare('INSERT INTO webhooks (psp_reference, event_code, body, due_at) VALUES (?, ?, ?, ?)')
      .run(notification.pspReference, notification.eventCode, JSON.stringify(notification), dueAt)
  }

  /** Undelivered webhooks that are due, in the order in which they were added, or reversed. */
  due(now: number, reversed: boolean): StoredWebhook[] {
    const rows = this.#database
      .prepare('SELECT * FROM webhooks WHERE delivered_at IS NULL AND due_at <= ? ORDER BY id LIMIT 100')
      .all(now)
    const webhooks = rows.map(webhookOfRow)
    return reversed ? webhooks.toReversed() : webhooks
  }

  /** When the next undelivered webhook is due; undefined when all are delivered. */
  nextDueAt(): number | undefined {
    const row = this.#database.prepare('SELECT min(due_at) AS due_at FROM webhooks WHERE delivered_at IS NULL').get()
    return row?.due_at === null || row === undefined ? undefined : Number(row.due_at)
  }

  markDelivered(id: number): void {
    this.#database
      .prepare('UPDATE webhooks SET delivered_at = ?, tries = tries + 1 WHERE id = ?')
      .run(new Date().toISOString(), id)
  }

  postpone(id: number, dueAt: number): void {
    this.#database.prepare('UPDATE webhooks SET due_at = ?, tries = tries + 1 WHERE id = ?').run(dueAt, id)
  }

  /** Sends every webhook of a payment again. */
  repeat(pspReference: string, dueAt: number): void {
    this.#database
      .prepare('UPDATE webhooks SET delivered_at = NULL, due_at = ? WHERE psp_reference = ?')
      .run(dueAt, pspReference)
  }

  all(): StoredWebhook[] {
    return this.#database.prepare('SELECT * FROM webhooks ORDER BY id').all().map(webhookOfRow)
  }
}

function webhookOfRow(row: Record<string, unknown>): StoredWebhook {
  return {
    id: Number(row.id),
    notification: notificationSchema.parse(JSON.parse(String(row.body))),
    tries: Number(row.tries),
    deliveredAt: row.delivered_at === null ? undefined : String(row.delivered_at),
  }
}
