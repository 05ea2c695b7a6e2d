import { z } from 'zod'
import { isoTimeSchema } from '#web/domain/iso-time.ts'
import { contributionCountsSchema } from '#web/domain/staff/contribution.ts'
import type { Contract } from '../contract.ts'

export const countContributions = {
  method: 'GET',
  path: '/api/v1/staff/contributions/counts',
  summary: 'How many reported contributions wait for staff, and how many are new since a time.',
  query: z.object({ since: isoTimeSchema.optional() }),
  response: contributionCountsSchema,
  errors: ['invalidToken'],
  example: { query: { since: '2026-11-22T08:00:00Z' }, response: { reported: 2, newIdeas: 1, newSince: 14 } },
} as const satisfies Contract
