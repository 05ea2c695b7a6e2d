import { z } from 'zod'
import { postEditSchema } from '#web/domain/member/discussion.ts'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'

export const restorePost = {
  method: 'POST',
  path: '/api/v1/posts/{id}/restore',
  summary:
    'Undoes a deletion by its author within ten minutes. The call sends the text, because it was deleted; repeating it succeeds.',
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
