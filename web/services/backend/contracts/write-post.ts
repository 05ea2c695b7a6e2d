import { z } from 'zod'
import { newPostSchema } from '#web/domain/member/discussion.ts'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'

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
    'verifyToWriteMore',
  ],
  example: {
    body: {
      id: exampleIds.postId,
      documentId: exampleIds.documentId,
      text: 'Passer den over en tykk genser?',
    },
    response: { id: exampleIds.postId },
  },
} as const satisfies Contract
