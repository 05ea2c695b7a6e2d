import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const restorePost = {
  method: 'POST',
  path: '/api/v1/posts/{id}/restore',
  summary: "Undoes a member's own deletion of the last ten minutes; restoring again succeeds.",
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
  errors: ['notLoggedIn', 'noSuchPost'],
  example: { params: { id: '3f0d1f8c-8a5e-4a61-9c0b-5f3e2d1c0b9a' }, response: {} },
} as const satisfies Contract
