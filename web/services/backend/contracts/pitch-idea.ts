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
    'heicPicture',
    'pictureTooLarge',
    'idTaken',
  ],
  example: {
    body: {
      id: '3f0b7a52-9a52-4f2e-8a5e-0d8f2f1f6a11',
      content: 'En anorakk av ull, med lomme til termos.',
      images: [],
    },
    response: { id: '3f0b7a52-9a52-4f2e-8a5e-0d8f2f1f6a11' },
  },
} as const satisfies Contract
