import { z } from 'zod'
import { MAX_STAFF_ACTIONS, staffActionResultsSchema, staffUndoSchema } from '#web/domain/staff/staff-action.ts'
import type { Contract } from '../contract.ts'

export const undoStaffActions = {
  method: 'POST',
  path: '/api/v1/staff/actions/undo',
  summary: 'Undoes actions of staff, unless a colleague has changed the same since.',
  body: z.object({ undos: z.array(staffUndoSchema).min(1).max(MAX_STAFF_ACTIONS) }),
  response: staffActionResultsSchema,
  errors: ['invalidToken', 'editorsOnly'],
  example: {
    body: { undos: [{ id: 'd9428888-122b-41e1-b85c-61cd3cbb3210', undoes: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }] },
    response: { results: [{ id: 'd9428888-122b-41e1-b85c-61cd3cbb3210', outcome: 'done' }] },
  },
} as const satisfies Contract
