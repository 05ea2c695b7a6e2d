import { z } from 'zod'
import { documentIdSchema } from '#web/domain/content/document-id.ts'
import type { Contract } from '../contract.ts'

export const getTestGarments = {
  method: 'GET',
  path: '/api/v1/test-garments/{documentId}',
  summary: 'How many test garments of each size are not lent today, and the days on which one can be picked up.',
  params: z.object({ documentId: documentIdSchema }),
  response: z.object({
    /**
     * `size` is empty for a garment in one size; `left` is today's. `pickUpDays` as below: those from which one is free
     * for a loan.
     */
    sizes: z.array(z.object({ size: z.string(), left: z.number(), pickUpDays: z.array(z.string()) })),
    /** `YYYY-MM-DD`, open days of the shop in Oslo, in order, whether or not a garment is free. */
    pickUpDays: z.array(z.string()),
  }),
  errors: ['noSuchProduct'],
  example: {
    params: { documentId: 'product-rein-stretch-jacket' },
    response: {
      sizes: [
        { size: 'S', left: 0, pickUpDays: [] },
        { size: 'M', left: 3, pickUpDays: ['2026-11-26', '2026-11-27'] },
      ],
      pickUpDays: ['2026-11-26', '2026-11-27'],
    },
  },
} as const satisfies Contract
