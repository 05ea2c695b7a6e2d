import { z } from 'zod'
import { postReportSchema } from '#web/domain/member/discussion.ts'
import type { Contract } from '../contract.ts'

export const reportPost = {
  method: 'POST',
  path: '/api/v1/posts/{id}/reports',
  summary: 'Tells the shop that a post breaks the rules; once for each member and post.',
  params: z.object({ id: z.uuid() }),
  body: postReportSchema,
  response: z.object({}),
  status: 201,
  errors: ['notLoggedIn', 'reasonRequired', 'textTooLong', 'textHasControlCharacters', 'noSuchPost'],
  example: { params: { id: '3f0d1f8c-8a5e-4a61-9c0b-5f3e2d1c0b9a' }, body: { reason: 'Reklame' }, response: {} },
} as const satisfies Contract
