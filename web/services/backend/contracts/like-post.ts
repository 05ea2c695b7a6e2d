import { z } from 'zod'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'

export const likePost = {
  method: 'PUT',
  path: '/api/v1/posts/{id}/like',
  summary: 'Likes a post; liking again changes nothing.',
  params: z.object({ id: z.uuid() }),
  response: z.object({ likeCount: z.number() }),
  errors: ['notLoggedIn', 'noSuchPost'],
  example: { params: { id: exampleIds.postId }, response: { likeCount: 8 } },
} as const satisfies Contract
