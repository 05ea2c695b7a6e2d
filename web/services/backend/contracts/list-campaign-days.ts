import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const listCampaignDays = {
  method: 'GET',
  path: '/api/v1/staff/campaigns/{centraId}/days',
  summary: 'How many garments of a campaign were reserved on each day, for staff: the reservations that count now.',
  params: z.object({ centraId: z.string().min(1).max(40) }),
  response: z.object({
    /** Days with reservations, the first one first. */
    days: z.array(
      z.object({
        /** `YYYY-MM-DD`, a day in Oslo. */
        day: z.string(),
        count: z.number(),
      }),
    ),
  }),
  errors: ['invalidToken'],
  example: {
    params: { centraId: '10301' },
    response: {
      days: [
        { day: '2026-11-20', count: 12 },
        { day: '2026-11-22', count: 3 },
      ],
    },
  },
} as const satisfies Contract
