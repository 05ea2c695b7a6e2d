import { z } from 'zod'
import { MAX_STAFF_ACTIONS, staffActionResultsSchema, staffActionSchema } from '#web/domain/staff/staff-action.ts'
import type { Contract } from '../contract.ts'

export const performStaffActions = {
  method: 'POST',
  path: '/api/v1/staff/actions',
  summary: 'Moderates contributions and answers as the shop. Repeating a call with the same ids does nothing twice.',
  body: z.object({ actions: z.array(staffActionSchema).min(1).max(MAX_STAFF_ACTIONS) }),
  response: staffActionResultsSchema,
  errors: ['invalidToken', 'readOnlyRole', 'postTextRequired', 'textTooLong', 'textHasControlCharacters'],
} as const satisfies Contract
