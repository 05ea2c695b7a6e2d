import { z } from 'zod'
import { documentIdSchema } from '#web/domain/content/document-id.ts'
import { threadSchema } from '#web/domain/member/posts.ts'
import type { Contract } from '../contract.ts'
import { exampleIds, examplePost } from '../examples.ts'
import { pageOf } from '../page-of.ts'

export const listPosts = {
  method: 'GET',
  path: '/api/v1/discussions/{documentId}',
  summary: "A page of a product's discussion: pinned posts first, then the newest, each with its first replies.",
  params: z.object({ documentId: documentIdSchema }),
  query: z.object({ after: z.string().max(200).optional() }),
  response: pageOf(threadSchema).extend({
    /** The time of the response, from which new posts are counted; ISO 8601. */
    at: z.string(),
  }),
  errors: [],
  example: {
    params: { documentId: exampleIds.documentId },
    response: {
      items: [{ ...examplePost, replies: [] }],
      next: null,
      at: '2026-11-22T08:00:00.000Z',
    },
  },
} as const satisfies Contract
