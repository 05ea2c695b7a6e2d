import { PaymentsDatabase } from './store/database.ts'
import { type EncryptionKey, loadEncryptionKey } from './store/encryption-key.ts'
import { Payments } from './store/payments.ts'
import { WebhookStore } from './store/webhooks.ts'
import { WebhookSender } from './webhooks/webhook-sender.ts'

type ServiceOptions = {
  readonly dataDir: string
  readonly merchantAccount: string
  readonly webhookUrl: string | undefined
  readonly hmacKey: string
}

/** The state of the stand-in: one SQLite file, the key of the card fields, and the sender of webhooks. */
export class PaymentService {
  readonly key: EncryptionKey
  readonly payments: Payments
  readonly webhooks: WebhookStore
  readonly sender: WebhookSender
  readonly #database: PaymentsDatabase

  private constructor(database: PaymentsDatabase, key: EncryptionKey, options: ServiceOptions) {
    this.#database = database
    this.key = key
    this.webhooks = new WebhookStore(database)
    this.sender = new WebhookSender(this.webhooks, { url: options.webhookUrl, hmacKey: options.hmacKey })
    this.payments = new Payments(database, (result) => {
      const announced = { merchantAccountCode: options.merchantAccount, eventDate: new Date().toISOString() }
      this.webhooks.add({ ...result, ...announced }, Date.now() + this.sender.plan.delayMs)
      // After the transaction.
      queueMicrotask(() => this.sender.wake())
    })
    this.sender.wake()
  }

  static async open(options: ServiceOptions): Promise<PaymentService> {
    const database = new PaymentsDatabase(options.dataDir)
    return new PaymentService(database, await loadEncryptionKey(database), options)
  }

  async close(): Promise<void> {
    await this.sender.stop()
    this.#database.close()
  }
}
