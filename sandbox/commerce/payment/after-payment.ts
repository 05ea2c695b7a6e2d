import { RetriedTask } from '#sandbox/retried-task.ts'
import type { OrderMailer } from '../mail/order-mailer.ts'
import type { CommercePlatform } from '../platform.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { processWebhooks } from './process-webhooks.ts'

type Work = {
  readonly platform: CommercePlatform
  readonly provider: PaymentProvider
  readonly mailer: OrderMailer
}

/**
 * Work after a payment that must not be lost: processing webhooks, giving surplus payments back, sending order mails.
 */
export class AfterPayment {
  readonly #tasks: readonly RetriedTask[]

  constructor({ platform, provider, mailer }: Work) {
    const followUps = [
      new RetriedTask(() => returnSurplus(platform, provider)),
      new RetriedTask(() => mailer.sendAll()),
    ]
    const webhooks = new RetriedTask(async () => {
      const isDone = processWebhooks(platform)
      for (const task of followUps) task.wake()
      return isDone
    })
    this.#tasks = [webhooks, ...followUps]
  }

  wake(): void {
    for (const task of this.#tasks) task.wake()
  }

  async stop(): Promise<void> {
    await Promise.all(this.#tasks.map((task) => task.stop()))
  }
}

/** Whether no surplus payment is left. */
async function returnSurplus({ attempts }: CommercePlatform, provider: PaymentProvider): Promise<boolean> {
  let allReturned = true
  for (const { reference, pspReference } of attempts.inState('surplus')) {
    if (pspReference !== undefined && (await provider.cancel(pspReference))) attempts.setState(reference, 'returned')
    else allReturned = false
  }
  return allReturned
}
