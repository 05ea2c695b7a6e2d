import { z } from 'zod'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'

export const restorePost = {
  method: 'POST',
  path: '/api/v1/posts/{id}/restore',
  summary: "Undoes a member's own deletion of the last ten minutes; restoring again succeeds.",
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
  errors: ['notLoggedIn', 'noSuchPost'],
  example: { params: { id: exampleIds.postId }, response: {} },
} as const satisfies Contract
