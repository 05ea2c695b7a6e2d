import { z } from 'zod'
import { campaignDecision } from '#web/domain/product/campaign-summary.ts'
import { languages } from '#web/routing/languages.ts'
import type { Contract } from '../contract.ts'

export const previewCampaignMail = {
  method: 'GET',
  path: '/api/v1/staff/campaigns/{centraId}/mail',
  summary: 'The mail that a decision about a campaign causes, and how many get it. Sends nothing.',
  params: z.object({ centraId: z.string().min(1).max(40) }),
  query: z.object({ decision: campaignDecision, lang: z.enum(languages) }),
  response: z.object({ subject: z.string(), text: z.string(), html: z.string(), recipients: z.number() }),
  errors: ['invalidToken', 'editorsOnly', 'noSuchProduct'],
  example: {
    params: { centraId: '101' },
    query: { decision: 'production', lang: 'nb' },
    response: {
      subject: 'Nå lager vi Storr skalljakke',
      text: 'Nå lager vi Storr skalljakke ...',
      html: '<!doctype html>...',
      recipients: 74,
    },
  },
} as const satisfies Contract
