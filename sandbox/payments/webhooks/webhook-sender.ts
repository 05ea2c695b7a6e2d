import { z } from 'zod'
import type { StoredWebhook, WebhookStore } from '../store/webhooks.ts'
import { signatureOf } from './hmac.ts'

/** How webhooks are sent, as `PUT /_webhooks` accepts it. Reset on a restart. */
export const webhookPlanSchema = z.strictObject({
  /** Webhooks wait until this is false again. */
  held: z.boolean().default(false),
  /** Milliseconds from the payment's result to its webhook. */
  delayMs: z.int().min(0).max(3_600_000).default(0),
  /** How often each webhook is sent. */
  copies: z.int().min(1).max(10).default(1),
  /** Sends those that wait newest first. */
  reversed: z.boolean().default(false),
})
type WebhookPlan = z.infer<typeof webhookPlanSchema>

type Receiver = {
  /** The address for webhooks; undefined if there is no receiver. */
  readonly url: string | undefined
  readonly hmacKey: string
}

const TIMEOUT_MS = 10_000
const LONGEST_PAUSE_MS = 60_000

/** Sends webhooks until the receiver has accepted them, one after another. */
export class WebhookSender {
  readonly #store: WebhookStore
  readonly #receiver: Receiver
  #plan = webhookPlanSchema.parse({})
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> | undefined
  #stopped = false

  constructor(store: WebhookStore, receiver: Receiver) {
    this.#store = store
    this.#receiver = receiver
  }

  get plan(): WebhookPlan {
    return this.#plan
  }

  set(plan: WebhookPlan): void {
    this.#plan = plan
    this.wake()
  }

  /** Looks for webhooks that are due, now and whenever the next one is. */
  wake(): void {
    if (this.#stopped || this.#plan.held || !this.#receiver.url || this.#sending) return
    clearTimeout(this.#timer)
    const dueAt = this.#store.nextDueAt()
    if (dueAt === undefined) return
    this.#timer = setTimeout(() => this.#send(), Math.max(0, Math.min(dueAt - Date.now(), LONGEST_PAUSE_MS)))
  }

  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#sending
  }

  #send(): void {
    this.#sending = this.#sendDue().finally(() => {
      this.#sending = undefined
      this.wake()
    })
  }

  async #sendDue(): Promise<void> {
    for (const webhook of this.#store.due(Date.now(), this.#plan.reversed)) {
      if (this.#stopped || this.#plan.held) return
      const accepted = await this.#deliver(webhook)
      if (this.#stopped) return
      if (accepted) this.#store.markDelivered(webhook.id)
      else this.#store.postpone(webhook.id, Date.now() + Math.min(250 * 2 ** webhook.tries, LONGEST_PAUSE_MS))
    }
  }

  /** Whether the receiver accepted every copy. */
  async #deliver({ notification }: StoredWebhook): Promise<boolean> {
    const signed = {
      ...notification,
      additionalData: { hmacSignature: signatureOf(notification, this.#receiver.hmacKey) },
    }
    const body = JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: signed }] })
    for (let copy = 0; copy < this.#plan.copies; copy++) if (!(await this.#post(body))) return false
    return true
  }

  async #post(body: string): Promise<boolean> {
    try {
      const response = await fetch(this.#receiver.url ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return response.ok && (await response.text()).includes('[accepted]')
    } catch {
      return false
    }
  }
}
