import { z } from 'zod'
import { orderSchema } from '#web/domain/order/order.ts'
import type { Contract } from '../contract.ts'
import { exampleOrder } from '../examples.ts'
import { pageOf } from '../page-of.ts'

export const listOwnOrders = {
  method: 'GET',
  path: '/api/v1/users/me/orders',
  summary: 'A page of the orders of the member’s verified address, the newest first.',
  query: z.object({ after: z.coerce.number().int().min(0).max(100_000).default(0) }),
  response: pageOf(orderSchema).extend({
    /** Without it nothing is listed: the address may be somebody else’s. */
    isEmailVerified: z.boolean(),
  }),
  errors: ['notLoggedIn'],
  example: {
    query: { after: '0' },
    response: { isEmailVerified: true, items: [exampleOrder], next: null },
  },
} as const satisfies Contract
