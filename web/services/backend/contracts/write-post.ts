import { z } from 'zod'
import { newPostSchema } from '#web/domain/member/discussion.ts'
import type { Contract } from '../contract.ts'

export const writePost = {
  method: 'POST',
  path: '/api/v1/posts',
  summary: 'Stores a post or a reply. Sending the same id again stores nothing more and succeeds.',
  body: newPostSchema,
  response: z.object({ id: z.string() }),
  status: 201,
  errors: [
    'notLoggedIn',
    'postTextRequired',
    'textTooLong',
    'textHasControlCharacters',
    'noSuchProduct',
    'noSuchPost',
    'idTaken',
  ],
  example: {
    body: {
      id: '3f0d1f8c-8a5e-4a61-9c0b-5f3e2d1c0b9a',
      documentId: 'product-storr',
      text: 'Passer den over en tykk genser?',
    },
    response: { id: '3f0d1f8c-8a5e-4a61-9c0b-5f3e2d1c0b9a' },
  },
} as const satisfies Contract
