import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const likePost = {
  method: 'PUT',
  path: '/api/v1/posts/{id}/like',
  summary: 'Likes a post; liking again changes nothing.',
  params: z.object({ id: z.uuid() }),
  response: z.object({ likeCount: z.number() }),
  errors: ['notLoggedIn', 'noSuchPost'],
} as const satisfies Contract
