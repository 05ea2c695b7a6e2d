import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const setReplyNotifications = {
  method: 'PUT',
  path: '/api/v1/posts/{id}/notifications',
  summary: "Whether to send a mail for each reply to a member's own post.",
  params: z.object({ id: z.uuid() }),
  body: z.object({ notifiesOfReplies: z.boolean() }),
  response: z.object({}),
  errors: ['notLoggedIn', 'noSuchPost'],
  example: { params: { id: '3f0d1f8c-8a5e-4a61-9c0b-5f3e2d1c0b9a' }, body: { notifiesOfReplies: false }, response: {} },
} as const satisfies Contract
