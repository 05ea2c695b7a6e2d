import { z } from 'zod'
import { MAX_STAFF_ACTIONS, staffActionResultsSchema, staffActionSchema } from '#web/domain/staff/staff-action.ts'
import type { Contract } from '../contract.ts'
import { exampleIds } from '../examples.ts'

export const performStaffActions = {
  method: 'POST',
  path: '/api/v1/staff/actions',
  summary: 'Moderates contributions and answers as the shop. Repeating a call with the same ids does nothing twice.',
  body: z.object({ actions: z.array(staffActionSchema).min(1).max(MAX_STAFF_ACTIONS) }),
  response: staffActionResultsSchema,
  errors: ['invalidToken', 'editorsOnly', 'postTextRequired', 'textTooLong', 'textHasControlCharacters'],
  example: {
    body: {
      actions: [
        {
          id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
          type: 'hide',
          targetKind: 'post',
          targetId: exampleIds.postId,
          ground: 'advertising',
        },
      ],
    },
    response: { results: [{ id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', outcome: 'done' }] },
  },
} as const satisfies Contract
