import { z } from 'zod'
import { openedPurchaseSchema, purchaseLinkSchema } from '#web/domain/product/reservation.ts'
import type { Contract } from '../contract.ts'

export const openPurchase = {
  method: 'POST',
  path: '/api/v1/reservations/{id}/purchase',
  summary:
    'Puts what was reserved into a selection at the reserved price, with what is in the present one; may be repeated.',
  params: z.object({ id: z.uuid() }),
  body: purchaseLinkSchema,
  response: openedPurchaseSchema,
  errors: ['noSuchReservation', 'purchaseExpired'],
  example: {
    params: { id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10' },
    body: { campaign: '101', token: 'pB2o0mTqUe3v', selection: 'esb8783hqq4tdd5pqh4rm3nqh1', lang: 'nb' },
    response: { state: 'ready', selection: 'esb8783hqq4tdd5pqh4rm3nqh1', orderNumber: null, quantity: 1, missing: [] },
  },
} as const satisfies Contract
