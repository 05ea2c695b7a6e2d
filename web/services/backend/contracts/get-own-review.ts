import { z } from 'zod'
import { documentIdSchema } from '#web/domain/content/document-id.ts'
import { ownReviewSchema } from '#web/domain/member/review.ts'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'

export const getOwnReview = {
  method: 'GET',
  path: '/api/v1/products/{documentId}/review',
  summary: "The member's own review of a product; null without one.",
  params: z.object({ documentId: documentIdSchema }),
  response: z.object({ review: ownReviewSchema.nullable() }),
  errors: ['notLoggedIn'],
  example: { params: { documentId: exampleIds.documentId }, response: { review: null } },
} as const satisfies Contract
