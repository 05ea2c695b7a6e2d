import { z } from 'zod'
import { ownReservationSchema } from '#web/domain/product/reservation.ts'
import { languages } from '#web/routing/languages.ts'
import type { Contract } from '../contract.ts'

export const listOwnReservations = {
  method: 'GET',
  path: '/api/v1/users/me/reservations',
  summary: "The member's reservations, the newest first.",
  query: z.object({ lang: z.enum(languages) }),
  response: z.object({ reservations: z.array(ownReservationSchema) }),
  errors: ['notLoggedIn'],
  example: {
    query: { lang: 'nb' },
    response: {
      reservations: [
        {
          id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10',
          state: 'confirmed',
          createdAt: '2026-11-22T08:00:00.000Z',
          lines: [
            {
              centraId: '101',
              title: 'Storr skalljakke',
              fit: 'women',
              size: 'M',
              colour: 'Fjord',
              quantity: 1,
              price: { amount: 3499, currency: 'NOK' },
              href: '/nb/shop/storr-skalljakke',
              decision: null,
              boughtBy: null,
            },
          ],
          canCancel: true,
        },
      ],
    },
  },
} as const satisfies Contract
