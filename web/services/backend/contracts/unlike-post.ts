import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const unlikePost = {
  method: 'DELETE',
  path: '/api/v1/posts/{id}/like',
  summary: 'Takes a like back; doing it again changes nothing.',
  params: z.object({ id: z.uuid() }),
  response: z.object({ likeCount: z.number() }),
  errors: ['notLoggedIn', 'noSuchPost'],
} as const satisfies Contract
