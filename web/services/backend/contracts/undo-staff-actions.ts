import { z } from 'zod'
import { MAX_STAFF_ACTIONS, staffActionResultsSchema, staffUndoSchema } from '#web/domain/staff/staff-action.ts'
import type { Contract } from '../contract.ts'

export const undoStaffActions = {
  method: 'POST',
  path: '/api/v1/staff/actions/undo',
  summary: 'Undoes actions of staff, unless a colleague has changed the same since.',
  body: z.object({ undos: z.array(staffUndoSchema).min(1).max(MAX_STAFF_ACTIONS) }),
  response: staffActionResultsSchema,
  errors: ['invalidToken', 'readOnlyRole'],
} as const satisfies Contract
