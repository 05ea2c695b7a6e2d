import { z } from 'zod'
import { openedPurchaseSchema, ownPurchaseSchema } from '#web/domain/product/reservation.ts'
import type { Contract } from '../contract.ts'

export const openOwnPurchase = {
  method: 'POST',
  path: '/api/v1/users/me/reservations/{id}/purchase',
  summary: 'The same as the personal link of the mail does, for a member whose verified address it was mailed to.',
  params: z.object({ id: z.uuid() }),
  body: ownPurchaseSchema,
  response: openedPurchaseSchema,
  errors: ['notLoggedIn', 'noSuchReservation', 'purchaseExpired'],
  example: {
    params: { id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10' },
    body: { campaign: '101', selection: 'esb8783hqq4tdd5pqh4rm3nqh1', lang: 'nb' },
    response: { state: 'ready', selection: 'esb8783hqq4tdd5pqh4rm3nqh1', orderNumber: null, quantity: 1, missing: [] },
  },
} as const satisfies Contract
