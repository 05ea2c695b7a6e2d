import { z } from 'zod'
import { stockNotificationSchema } from '#web/domain/product/stock-notification.ts'
import type { Contract } from '../contract.ts'

export const subscribeToStock = {
  method: 'POST',
  path: '/api/v1/stock-notifications',
  summary: 'One mail once a sold-out item is back; also succeeds for an address that waits for it already.',
  body: stockNotificationSchema,
  response: z.object({}),
  status: 201,
  errors: ['invalidEmail', 'malformedItem', 'noSuchProduct', 'itemInStock'],
  example: { body: { email: 'kari@example.com', itemId: '10701-1070101', centraId: '107', lang: 'nb' }, response: {} },
} as const satisfies Contract
