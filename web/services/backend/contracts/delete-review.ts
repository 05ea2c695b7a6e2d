import { z } from 'zod'
import { documentIdSchema } from '#web/domain/content/document-id.ts'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'

export const deleteReview = {
  method: 'DELETE',
  path: '/api/v1/products/{documentId}/review',
  summary: "Deletes the member's review of a product; deleting again succeeds.",
  params: z.object({ documentId: documentIdSchema }),
  response: z.object({}),
  errors: ['notLoggedIn'],
  example: { params: { documentId: exampleIds.documentId }, response: {} },
} as const satisfies Contract
