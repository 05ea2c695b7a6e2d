import { z } from 'zod'
import { documentIdSchema } from '#web/domain/content/document-id.ts'
import { reviewSummarySchema } from '#web/domain/member/review.ts'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'

const MAX_PRODUCTS = 100

export const summariseReviews = {
  method: 'GET',
  path: '/api/v1/reviews/summaries',
  summary: 'What the reviews of products say together; products without reviews are left out.',
  query: z.object({
    /** Products, separated by commas. */
    documentIds: z
      .string()
      .max(MAX_PRODUCTS * 130)
      .transform((ids) => [...new Set(ids.split(','))])
      .pipe(z.array(documentIdSchema).max(MAX_PRODUCTS)),
  }),
  response: z.object({ summaries: z.array(reviewSummarySchema) }),
  errors: [],
  example: {
    query: { documentIds: 'product-storr,product-yr' },
    response: {
      summaries: [
        {
          documentId: exampleIds.documentId,
          count: 12,
          average: 4.6,
          distribution: [0, 0, 1, 3, 8],
          fit: { small: 1, true: 6, large: 0 },
        },
      ],
    },
  },
} as const satisfies Contract
