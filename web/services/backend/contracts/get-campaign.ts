import { z } from 'zod'
import { campaignSummarySchema } from '#web/domain/product/campaign-summary.ts'
import type { Contract } from '../contract.ts'

export const getCampaign = {
  method: 'GET',
  path: '/api/v1/staff/campaigns/{centraId}',
  summary: 'The state of a campaign, for staff: reservations, what was decided and by whom, and how many were told.',
  params: z.object({ centraId: z.string().min(1).max(40) }),
  response: campaignSummarySchema,
  errors: ['invalidToken', 'noSuchProduct'],
  example: {
    params: { centraId: '101' },
    response: {
      orderCount: 87,
      reservations: 74,
      decision: 'production',
      decidedAt: '2026-11-22T08:00:00.000Z',
      decidedBy: 'Ola Nordmann',
      mailed: 74,
      bought: 12,
    },
  },
} as const satisfies Contract
