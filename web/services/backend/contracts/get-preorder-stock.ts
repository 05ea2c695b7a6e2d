import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const getPreorderStock = {
  method: 'GET',
  path: '/api/v1/preorder-stock',
  summary: 'Every item that can be preordered.',
  response: z.object({
    stock: z.array(
      z.object({
        /** The item's number, 1010201 of `10102-1010201`, under the name of docs/product/3. */
        productId: z.number(),
        /** How many can still be ordered, in total and of the next delivery. */
        stock: z.number(),
        nextDeliveryStock: z.number(),
        /** `YYYY-MM-DD`; null while the delivery is not known. */
        deliveryDate: z.string().nullable(),
      }),
    ),
  }),
  errors: [],
  example: {
    response: { stock: [{ productId: 1010201, stock: 40, nextDeliveryStock: 12, deliveryDate: '2027-02-15' }] },
  },
} as const satisfies Contract
