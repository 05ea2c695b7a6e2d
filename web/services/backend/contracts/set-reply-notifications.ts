import { z } from 'zod'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'

export const setReplyNotifications = {
  method: 'PUT',
  path: '/api/v1/posts/{id}/notifications',
  summary: "Whether to send a mail for each reply to a member's own post.",
  params: z.object({ id: z.uuid() }),
  body: z.object({ notifiesOfReplies: z.boolean() }),
  response: z.object({}),
  errors: ['notLoggedIn', 'noSuchPost'],
  example: { params: { id: exampleIds.postId }, body: { notifiesOfReplies: false }, response: {} },
} as const satisfies Contract
