import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const getOrderCount = {
  method: 'GET',
  path: '/api/v1/crowdfunding/product/{centraId}',
  summary: 'How many garments of a campaign are reserved: 0 for a product without reservations.',
  params: z.object({ centraId: z.string().min(1).max(40) }),
  response: z.object({
    /** Places that are confirmed. */
    orderCount: z.number(),
    /** Places that are held while somebody pays; they count once that has succeeded. */
    held: z.number(),
  }),
  errors: ['noSuchProduct'],
  example: { params: { centraId: '106' }, response: { orderCount: 184, held: 2 } },
} as const satisfies Contract
