import { z } from 'zod'
import { documentIdSchema } from '#web/domain/content/document-id.ts'
import { reviewedSchema } from '#web/domain/member/review.ts'
import { reviewOrders } from '#web/domain/member/review-choices.ts'
import type { Contract } from '../contract.ts'
import { exampleAuthor, exampleIds } from '../examples.ts'
import { pageOf } from '../page-of.ts'

export const listReviews = {
  method: 'GET',
  path: '/api/v1/products/{documentId}/reviews',
  summary: "A page of a product's reviews, of one size or number of stars where it is asked for.",
  params: z.object({ documentId: documentIdSchema }),
  query: z.object({
    order: z.enum(reviewOrders).default('newest'),
    size: z.string().min(1).max(20).optional(),
    stars: z.coerce.number().pipe(z.int().min(1).max(5)).optional(),
    after: z.string().max(200).optional(),
  }),
  response: pageOf(reviewedSchema),
  errors: [],
  example: {
    params: { documentId: exampleIds.documentId },
    query: { order: 'newest', size: 'M' },
    response: {
      items: [
        {
          id: '0b0f6f0e-7a43-4c5e-9d2f-6a5f0c1b2d3e',
          stars: 5,
          title: 'Varm og lett',
          text: 'Brukt hver dag siden oktober.',
          fit: 'true',
          size: 'M',
          isBought: true,
          isSizeBought: true,
          author: exampleAuthor,
          createdAt: '2026-11-22T08:00:00.000Z',
          isEdited: false,
          answer: { text: 'Så hyggelig å høre!', createdAt: '2026-11-22T10:00:00.000Z', isEdited: false },
        },
      ],
      next: null,
    },
  },
} as const satisfies Contract
