import { z } from 'zod'
import { ownReservationSchema } from '#web/domain/product/reservation.ts'
import { languages } from '#web/routing/languages.ts'
import type { Contract } from '../contract.ts'

export const listOwnReservations = {
  method: 'GET',
  path: '/api/v1/users/me/reservations',
  summary: 'The member’s reservations, the newest first, with those of the verified address.',
  query: z.object({ lang: z.enum(languages) }),
  response: z.object({
    /** Without it only those of the account are listed, and nothing can be paid: the address may be somebody else’s. */
    isEmailVerified: z.boolean(),
    reservations: z.array(ownReservationSchema),
  }),
  errors: ['notLoggedIn'],
  example: {
    query: { lang: 'nb' },
    response: {
      isEmailVerified: true,
      reservations: [
        {
          id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10',
          state: 'confirmed',
          email: 'kari@example.com',
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
              decision: 'production',
              boughtBy: null,
            },
          ],
          purchases: [
            {
              centraId: '101',
              state: 'open',
              until: '2027-01-10T08:00:00.000Z',
              total: { amount: 3499, currency: 'NOK' },
            },
          ],
          canCancel: false,
        },
      ],
    },
  },
} as const satisfies Contract
