import { z } from 'zod'
import { contributionFilterSchema, contributionSchema } from '#web/domain/staff/contribution.ts'
import type { Contract } from '../contract.ts'

export const listContributions = {
  method: 'GET',
  path: '/api/v1/staff/contributions',
  summary: "A page of the staff's queue: posts, replies and reviews, the newest first.",
  query: contributionFilterSchema.extend({ after: z.string().max(200).optional() }),
  response: z.object({
    items: z.array(contributionSchema),
    /** `after` of the next page; null at the end. */
    next: z.string().nullable(),
  }),
  errors: ['invalidToken'],
} as const satisfies Contract
