import { z } from 'zod'
import { ideaStates, staffIdeaSchema } from '#web/domain/staff/idea.ts'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'
import { pageOf } from '../page-of.ts'

export const listIdeas = {
  method: 'GET',
  path: '/api/v1/staff/ideas',
  summary: 'A page of the ideas in a state, the newest first, for staff.',
  query: z.object({ state: z.enum(ideaStates).default('new'), after: z.string().max(200).optional() }),
  response: pageOf(staffIdeaSchema),
  errors: ['invalidToken', 'editorsOnly'],
  example: {
    query: { state: 'new' },
    response: {
      items: [
        {
          id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
          content: 'En anorakk i tykk ull, med lomme til termos.',
          author: { id: exampleIds.memberId, name: 'Kari Nordmann', email: 'kari@example.com', lang: 'nb' },
          pictureIds: ['0b8f2c5e-1d67-4a70-9d0c-5d5b1d9c8e11'],
          state: 'new',
          note: '',
          createdAt: '2026-11-22T08:00:00.000Z',
        },
      ],
      next: null,
    },
  },
} as const satisfies Contract
