import { z } from 'zod'
import { MAX_NOTED_PRODUCTS } from '#web/domain/bag/noted-products.ts'
import type { Contract } from '../contract.ts'

export const noteBag = {
  method: 'POST',
  path: '/api/v1/bags',
  summary:
    'Notes which products are in a bag, so that staff can count the bags with a product; replaces what was noted of it before. The browser sends it with consent to analytics only; whose bag it is is not stored.',
  body: z.object({
    /** The token of the selection on the commerce platform. Only its hash is stored. */
    bag: z.string().min(1).max(200),
    /** Empty for a bag that is to be forgotten. */
    centraIds: z.array(z.string().regex(/^[\w-]{1,40}$/)).max(MAX_NOTED_PRODUCTS),
  }),
  response: z.object({}),
  errors: [],
  example: { body: { bag: '0b1f6c2e9d7a4f35', centraIds: ['101', '107'] }, response: {} },
} as const satisfies Contract
