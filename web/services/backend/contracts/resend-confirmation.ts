import { z } from 'zod'
import { languages } from '#web/routing/languages.ts'
import type { Contract } from '../contract.ts'

export const resendConfirmation = {
  method: 'POST',
  path: '/api/v1/reservations/{id}/mail',
  summary:
    'Mails the link that confirms a reservation again, for the browser that made it. Sends nothing once it is confirmed, or over.',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    /** The idempotency key with which it was made. */
    key: z.uuid(),
    lang: z.enum(languages),
  }),
  response: z.object({}),
  errors: ['noSuchReservation'],
  example: {
    params: { id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10' },
    body: { key: '9b2b7f4e-0a53-4f3a-9a6e-0f3b6a4f7c11', lang: 'nb' },
    response: {},
  },
} as const satisfies Contract
