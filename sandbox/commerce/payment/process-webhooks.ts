import type { Notification } from '#sandbox/payments/webhooks/hmac.ts'
import type { CommercePlatform } from '../platform.ts'
import { settleFailed, settlePaid } from './settlement.ts'

/**
 * Processes the webhooks that have been stored. Processing one twice changes nothing.
 * @returns whether all were processed; one that fails does not hold up the others
 */
export function processWebhooks(platform: CommercePlatform): boolean {
  return platform.webhooks
    .unprocessed()
    .map(({ id, event }) => processOne(platform, id, event))
    .every(Boolean)
}

function processOne(platform: CommercePlatform, id: number, event: Notification): boolean {
  try {
    apply(platform, event)
    platform.webhooks.markProcessed(id)
    return true
  } catch (error) {
    console.error(`The commerce stand-in could not process webhook ${id}:`, error)
    return false
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
