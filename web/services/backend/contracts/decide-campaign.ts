import { z } from 'zod'
import { campaignDecision } from '#web/domain/product/campaign-summary.ts'
import type { Contract } from '../contract.ts'

export const decideCampaign = {
  method: 'PUT',
  path: '/api/v1/staff/campaigns/{centraId}/decision',
  summary:
    'Starts production, or closes a campaign with too few reservations. Reservers are mailed; it cannot be undone.',
  params: z.object({ centraId: z.string().min(1).max(40) }),
  body: z.object({ decision: campaignDecision }),
  response: z.object({ isChanged: z.boolean() }),
  errors: ['invalidToken', 'editorsOnly', 'noSuchProduct', 'otherDecision', 'nothingReserved', 'campaignNotFailed'],
  example: {
    params: { centraId: '101' },
    body: { decision: 'production' },
    response: { isChanged: true },
  },
} as const satisfies Contract
