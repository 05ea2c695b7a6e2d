import { z } from 'zod'
import { MAX_COUNTED_PRODUCTS } from '#web/domain/bag/noted-products.ts'
import type { Contract } from '../contract.ts'

export const countBags = {
  method: 'GET',
  path: '/api/v1/staff/bags',
  summary:
    'How many bags hold at least one of these products and were changed in the last 30 days, of visitors who consented to analytics; for staff.',
  query: z.object({
    /** `101,102`: numbers of the commerce platform, at most 200. */
    centraIds: z
      .string()
      .max(MAX_COUNTED_PRODUCTS * 41)
      .transform((ids) => [...new Set(ids.split(','))])
      .pipe(z.array(z.string().regex(/^[\w-]{1,40}$/)).max(MAX_COUNTED_PRODUCTS)),
  }),
  response: z.object({ bags: z.number() }),
  errors: ['invalidToken'],
  example: { query: { centraIds: '101,107' }, response: { bags: 12 } },
} as const satisfies Contract
