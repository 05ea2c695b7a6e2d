import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const sendPurchaseLink = {
  method: 'POST',
  path: '/api/v1/staff/campaigns/{centraId}/reservations/{id}/mail',
  summary:
    'Mails the link to buy what was reserved again, for staff. It replaces the one before; the time to pay stays.',
  params: z.object({ centraId: z.string().min(1).max(40), id: z.uuid() }),
  response: z.object({}),
  errors: ['invalidToken', 'editorsOnly', 'noSuchReservation', 'noLinkToSend', 'mailedRecently'],
  example: {
    params: { centraId: '101', id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10' },
    response: {},
  },
} as const satisfies Contract
