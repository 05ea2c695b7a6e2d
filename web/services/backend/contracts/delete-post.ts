import { z } from 'zod'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'

export const deletePost = {
  method: 'DELETE',
  path: '/api/v1/posts/{id}',
  summary: "Deletes a member's own post, and with it its replies; deleting again succeeds.",
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
  errors: ['notLoggedIn', 'noSuchPost'],
  example: { params: { id: exampleIds.postId }, response: {} },
} as const satisfies Contract
