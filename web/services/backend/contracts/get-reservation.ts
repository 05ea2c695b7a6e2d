import { z } from 'zod'
import { reservationDetailsSchema } from '#web/domain/product/reservation.ts'
import { languages } from '#web/routing/languages.ts'
import type { Contract } from '../contract.ts'

export const getReservation = {
  method: 'GET',
  path: '/api/v1/reservations/{id}',
  summary: 'A reservation, for the browser that made it: the key with which it was made is the proof.',
  params: z.object({ id: z.uuid() }),
  query: z.object({ key: z.uuid(), lang: z.enum(languages) }),
  response: reservationDetailsSchema,
  errors: ['noSuchReservation'],
  example: {
    params: { id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10' },
    query: { key: '9b2b7f4e-0a53-4f3a-9a6e-0f3b6a4f7c11', lang: 'nb' },
    response: {
      id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10',
      state: 'confirmed',
      orderNumber: null,
      email: 'kari@example.com',
      expiresAt: null,
      delivery: { price: 99, freeOver: 1900 },
      createdAt: '2026-11-22T08:00:00.000Z',
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
          href: '/nb/shop/storr-skalljakke',
          lastDay: '2026-12-15',
        },
      ],
    },
  },
} as const satisfies Contract
