import { z } from 'zod'
import { postSchema } from '#web/domain/member/posts.ts'
import type { Contract } from '../contract.ts'
import { exampleIds, examplePost } from '../examples.ts'
import { pageOf } from '../page-of.ts'

export const listReplies = {
  method: 'GET',
  path: '/api/v1/posts/{id}/replies',
  summary: 'A page of the replies to a post, the oldest first.',
  params: z.object({ id: z.uuid() }),
  query: z.object({ after: z.string().max(200).optional() }),
  response: pageOf(postSchema),
  errors: [],
  example: {
    params: { id: exampleIds.postId },
    response: {
      items: [examplePost],
      next: null,
    },
  },
} as const satisfies Contract
