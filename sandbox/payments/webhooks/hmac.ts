import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameSecret } from '#web/lib/is-same-secret.ts'

/** One item of a webhook, in Adyen's format; `amount.value` in minor units. */
export const notificationSchema = z.object({
  additionalData: z.looseObject({ hmacSignature: z.string().optional() }).optional(),
  amount: z.object({ currency: z.string().length(3), value: z.int() }),
  eventCode: z.string().min(1).max(100),
  eventDate: z.string(),
  merchantAccountCode: z.string(),
  merchantReference: z.string().max(200),
  originalReference: z.string().max(200).optional(),
  paymentMethod: z.string().optional(),
  pspReference: z.string().min(1).max(200),
  reason: z.string().nullish(),
  success: z.enum(['true', 'false']),
})
export type Notification = z.infer<typeof notificationSchema>

/** The body of a webhook call. */
export const webhookSchema = z.object({
  live: z.enum(['true', 'false']),
  notificationItems: z
    .array(z.object({ NotificationRequestItem: notificationSchema }))
    .min(1)
    .max(100),
})

/** HMAC-SHA256 in base64 over the fields that Adyen signs; the key is hexadecimal. */
export function signatureOf(item: Notification, hexKey: string): string {
  const signed = [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':')
  return createHmac('sha256', Buffer.from(hexKey, 'hex')).update(signed, 'utf8').digest('base64')
}

/** Whether an item carries the signature of the key; compares in constant time. */
export function hasValidSignature(item: Notification, hexKey: string): boolean {
  return isSameSecret(item.additionalData?.hmacSignature ?? '', signatureOf(item, hexKey))
}
