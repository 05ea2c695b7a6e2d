import { z } from 'zod'
import { newIdeaSchema } from '#web/domain/member/idea.ts'
import type { Contract } from '../contract.ts'

export const pitchIdea = {
  method: 'POST',
  path: '/api/v1/community/idea',
  summary: 'Stores an idea and mails it to the shop. Sending the same id again stores nothing more and succeeds.',
  body: newIdeaSchema,
  response: z.object({ id: z.string() }),
  status: 201,
  errors: [
    'notLoggedIn',
    'pitchIdeaContentRequired',
    'textTooLong',
    'textHasControlCharacters',
    'tooManyPictures',
    'notAPicture',
    'pictureTooLarge',
    'idTaken',
  ],
} as const satisfies Contract
