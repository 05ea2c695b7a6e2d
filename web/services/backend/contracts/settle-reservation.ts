import { z } from 'zod'
import { settledReservationSchema } from '#web/domain/product/reservation.ts'
import { languages } from '#web/routing/languages.ts'
import type { Contract } from '../contract.ts'

export const settleReservation = {
  method: 'POST',
  path: '/api/v1/reservations/{id}/settle',
  summary:
    'Settles a pending reservation by what the commerce platform says about its payment; may be repeated until it is not pending.',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    /** The idempotency key with which it was made. */
    key: z.uuid(),
    /** The payment was refused or cancelled, or never made. An order of the platform counts more than this. */
    hasPaymentFailed: z.boolean(),
    lang: z.enum(languages),
  }),
  response: settledReservationSchema,
  errors: ['noSuchReservation'],
  example: {
    params: { id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10' },
    body: { key: '9b2b7f4e-0a53-4f3a-9a6e-0f3b6a4f7c11', hasPaymentFailed: false, lang: 'nb' },
    response: {
      id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10',
      state: 'confirmed',
      orderNumber: '1042',
      lines: [
        {
          centraId: '101',
          itemId: '10102-1010201',
          title: 'Storr skalljakke',
          fit: 'women',
          size: 'M',
          colour: 'Fjord',
          quantity: 1,
          price: { amount: 3499, currency: 'NOK' },
        },
      ],
    },
  },
} as const satisfies Contract
