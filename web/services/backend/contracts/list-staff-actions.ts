import { z } from 'zod'
import { recordedActionSchema } from '#web/domain/staff/staff-action.ts'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'

export const listStaffActions = {
  method: 'GET',
  path: '/api/v1/staff/actions',
  summary: 'A page of the audit trail, the newest first: of all targets, or of some.',
  query: z.object({
    /** Ids of targets, separated by commas. */
    targetIds: z
      .string()
      .regex(/^[\w.-]{1,128}(,[\w.-]{1,128}){0,19}$/)
      .optional(),
    before: z.coerce.number().int().positive().optional(),
  }),
  response: z.object({
    items: z.array(recordedActionSchema),
    /** `before` of the next page; null at the end. */
    next: z.number().nullable(),
  }),
  errors: ['invalidToken', 'editorsOnly'],
  example: {
    query: { targetIds: exampleIds.postId },
    response: {
      items: [
        {
          id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
          type: 'hide',
          targetKind: 'post',
          targetId: exampleIds.postId,
          documentId: exampleIds.documentId,
          excerpt: 'Kjøp billige klokker',
          before: { isHidden: false },
          after: { isHidden: true, ground: 'advertising' },
          reason: null,
          staff: { id: 'p1', name: 'Eva Redaktør' },
          undoes: null,
          isUndone: false,
          createdAt: '2026-11-22T08:00:00.000Z',
        },
      ],
      next: null,
    },
  },
} as const satisfies Contract
