import { z } from 'zod'
import { postSchema } from '#web/domain/member/posts.ts'
import type { Contract } from '../contract.ts'
import { exampleIds, examplePost } from '../examples.ts'

export const listReplies = {
  method: 'GET',
  path: '/api/v1/posts/{id}/replies',
  summary: 'A page of the replies to a post, the oldest first.',
  params: z.object({ id: z.uuid() }),
  query: z.object({ after: z.string().max(200).optional() }),
  response: z.object({
    items: z.array(postSchema),
    /** `after` of the next page; null at the end. */
    next: z.string().nullable(),
  }),
  errors: [],
  example: {
    params: { id: exampleIds.postId },
    response: {
      items: [examplePost],
      next: null,
    },
  },
} as const satisfies Contract
