import { z } from 'zod'
import { contributionFilterSchema, contributionSchema } from '#web/domain/staff/contribution.ts'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'
import { pageOf } from '../page-of.ts'

export const listContributions = {
  method: 'GET',
  path: '/api/v1/staff/contributions',
  summary: "A page of the staff's queue: posts, replies and reviews, the newest first.",
  query: contributionFilterSchema.extend({ after: z.string().max(200).optional() }),
  response: pageOf(contributionSchema),
  errors: ['invalidToken', 'editorsOnly'],
  example: {
    query: { view: 'reported', kind: 'post' },
    response: {
      items: [
        {
          kind: 'post',
          id: exampleIds.postId,
          documentId: exampleIds.documentId,
          parent: null,
          title: null,
          stars: null,
          text: 'Kjøp billige klokker hos meg',
          author: {
            id: 'a3bb189e-8bf9-3888-9912-ace4e6543002',
            name: 'Ola Nordmann',
            lang: 'nb',
            isUnverified: true,
            isNew: true,
          },
          isPinned: false,
          isHidden: false,
          isRewritten: false,
          createdAt: '2026-11-22T08:00:00.000Z',
          isEdited: false,
          reports: [
            { reason: 'Reklame', reporterName: 'Kari Nordmann', createdAt: '2026-11-22T09:00:00.000Z', isOpen: true },
          ],
          answers: [],
        },
      ],
      next: null,
    },
  },
} as const satisfies Contract
