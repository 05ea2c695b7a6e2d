import { z } from 'zod'
import { documentIdSchema } from '#web/domain/content/document-id.ts'
import { reviewSchema } from '#web/domain/member/review.ts'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'

export const writeReview = {
  method: 'PUT',
  path: '/api/v1/products/{documentId}/review',
  summary: "Stores the member's review of a product, or replaces it. What staff have hidden stays hidden.",
  params: z.object({ documentId: documentIdSchema }),
  body: reviewSchema,
  response: z.object({
    id: z.string(),
    /** Others do not see it, because staff hid the member's review of this product. */
    isHidden: z.boolean(),
  }),
  errors: [
    'notLoggedIn',
    'starsRequired',
    'reviewTitleRequired',
    'reviewTextRequired',
    'textTooLong',
    'textHasControlCharacters',
    'noSuchProduct',
    'verifyToWriteMore',
  ],
  example: {
    params: { documentId: exampleIds.documentId },
    body: { stars: 5, title: 'Varm og lett', text: 'Brukt hver dag siden oktober.', fit: 'true', size: 'M' },
    response: { id: '0b0f6f0e-7a43-4c5e-9d2f-6a5f0c1b2d3e', isHidden: false },
  },
} as const satisfies Contract
