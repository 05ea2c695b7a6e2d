import { z } from 'zod'
import { documentIdSchema } from '#web/domain/content/document-id.ts'
import type { Contract } from '../contract.ts'

export const getTestGarments = {
  method: 'GET',
  path: '/api/v1/test-garments/{documentId}',
  summary: 'How many test garments of each size can be borrowed now, and the days on which they can be picked up.',
  params: z.object({ documentId: documentIdSchema }),
  response: z.object({
    /** `size` is empty for a garment in one size. */
    sizes: z.array(z.object({ size: z.string(), left: z.number() })),
    /** `YYYY-MM-DD`, open days of the shop in Oslo, in order. */
    pickUpDays: z.array(z.string()),
  }),
  errors: ['noSuchProduct'],
  example: {
    params: { documentId: 'product-rein-stretch-jacket' },
    response: {
      sizes: [
        { size: 'S', left: 0 },
        { size: 'M', left: 3 },
      ],
      pickUpDays: ['2026-11-26', '2026-11-27'],
    },
  },
} as const satisfies Contract
