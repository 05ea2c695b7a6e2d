import { z } from 'zod'
import { postEditSchema } from '#web/domain/member/discussion.ts'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'

export const editPost = {
  method: 'PUT',
  path: '/api/v1/posts/{id}',
  summary: "Replaces the text of a member's own post.",
  params: z.object({ id: z.uuid() }),
  body: postEditSchema,
  response: z.object({}),
  errors: ['notLoggedIn', 'postTextRequired', 'textTooLong', 'textHasControlCharacters', 'noSuchPost'],
  example: {
    params: { id: exampleIds.postId },
    body: { text: 'Passer den over en tykk genser?' },
    response: {},
  },
} as const satisfies Contract
