import { z } from 'zod'
import { recordedActionSchema } from '#web/domain/staff/staff-action.ts'
import type { Contract } from '../contract.ts'

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
  errors: ['invalidToken'],
} as const satisfies Contract
