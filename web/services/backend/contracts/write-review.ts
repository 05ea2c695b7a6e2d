import { z } from 'zod'
import { documentIdSchema } from '#web/domain/content/document-id.ts'
import { reviewSchema } from '#web/domain/member/review.ts'
import type { Contract } from '../contract.ts'

export const writeReview = {
  method: 'PUT',
  path: '/api/v1/products/{documentId}/review',
  summary: "Stores the member's review of a product, or replaces it.",
  params: z.object({ documentId: documentIdSchema }),
  body: reviewSchema,
  response: z.object({ id: z.string() }),
  errors: [
    'notLoggedIn',
    'starsRequired',
    'reviewTitleRequired',
    'reviewTextRequired',
    'textTooLong',
    'textHasControlCharacters',
    'noSuchProduct',
  ],
} as const satisfies Contract
