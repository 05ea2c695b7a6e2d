import { z } from 'zod'
import { threadSchema } from '#web/domain/member/posts.ts'
import type { Contract } from '../contract.ts'
import { exampleIds, examplePost } from '../examples.ts'

export const getPost = {
  method: 'GET',
  path: '/api/v1/posts/{id}',
  summary: 'The thread of a post or a reply: the post with its first replies, and with the reply that was asked for.',
  params: z.object({ id: z.uuid() }),
  response: z.object({ documentId: z.string(), thread: threadSchema }),
  errors: ['noSuchPost'],
  example: {
    params: { id: exampleIds.postId },
    response: { documentId: exampleIds.documentId, thread: { ...examplePost, replies: [] } },
  },
} as const satisfies Contract
