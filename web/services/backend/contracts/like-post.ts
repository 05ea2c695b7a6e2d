import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const likePost = {
  method: 'PUT',
  path: '/api/v1/posts/{id}/like',
  summary: 'Likes a post; liking again changes nothing.',
  params: z.object({ id: z.uuid() }),
  response: z.object({ likeCount: z.number() }),
  errors: ['notLoggedIn', 'noSuchPost'],
  example: { params: { id: '3f0d1f8c-8a5e-4a61-9c0b-5f3e2d1c0b9a' }, response: { likeCount: 8 } },
} as const satisfies Contract
