import { Hono } from 'hono'
import { hasValidSignature, webhookSchema } from '#sandbox/payments/webhooks/hmac.ts'
import { parseJson } from '#web/domain/json.ts'
import type { CommerceEnvironment } from '../http/environment.ts'

/** Takes the payment service's webhooks. Nothing of a call is stored unless every item is signed with the key. */
export function paymentWebhookRoutes(hmacKey: string): Hono<CommerceEnvironment> {
  return new Hono<CommerceEnvironment>().post('/', async (c) => {
    const parsed = webhookSchema.safeParse(parseJson(await c.req.text()))
    if (!parsed.success) return c.text('not a webhook', 400)
    const items = parsed.data.notificationItems.map(({ NotificationRequestItem: item }) => item)
    if (!items.every((item) => hasValidSignature(item, hmacKey))) return c.text('signature is not valid', 401)
    const { database, webhooks } = c.var.platform
    database.transact(() => {
      for (const item of items) webhooks.store(item)
    })
    c.var.afterPayment()
    return c.text('[accepted]')
  })
}
