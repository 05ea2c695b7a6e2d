import { z } from 'zod'
import { reportSchema } from '#web/domain/member/discussion.ts'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'

export const reportPost = {
  method: 'POST',
  path: '/api/v1/posts/{id}/reports',
  summary: 'Tells the shop that a post breaks the rules; once for each member and post.',
  params: z.object({ id: z.uuid() }),
  body: reportSchema,
  response: z.object({}),
  status: 201,
  errors: ['notLoggedIn', 'reasonRequired', 'textTooLong', 'textHasControlCharacters', 'noSuchPost', 'ownContribution'],
  example: { params: { id: exampleIds.postId }, body: { reason: 'Reklame' }, response: {} },
} as const satisfies Contract
