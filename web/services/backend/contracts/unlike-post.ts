import { z } from 'zod'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'

export const unlikePost = {
  method: 'DELETE',
  path: '/api/v1/posts/{id}/like',
  summary: 'Takes a like back; doing it again changes nothing.',
  params: z.object({ id: z.uuid() }),
  response: z.object({ likeCount: z.number() }),
  errors: ['notLoggedIn', 'noSuchPost'],
  example: { params: { id: exampleIds.postId }, response: { likeCount: 7 } },
} as const satisfies Contract
