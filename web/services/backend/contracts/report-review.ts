import { z } from 'zod'
import { reportSchema } from '#web/domain/member/discussion.ts'
import type { Contract } from '../contract.ts'

export const reportReview = {
  method: 'POST',
  path: '/api/v1/reviews/{id}/reports',
  summary: 'Tells the shop that a review breaks the rules; once for each member and review.',
  params: z.object({ id: z.uuid() }),
  body: reportSchema,
  response: z.object({}),
  status: 201,
  errors: [
    'notLoggedIn',
    'reasonRequired',
    'textTooLong',
    'textHasControlCharacters',
    'noSuchReview',
    'ownContribution',
  ],
  example: { params: { id: '0b0f6f0e-7a43-4c5e-9d2f-6a5f0c1b2d3e' }, body: { reason: 'Reklame' }, response: {} },
} as const satisfies Contract
