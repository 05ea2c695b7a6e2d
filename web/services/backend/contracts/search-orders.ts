import { z } from 'zod'
import { staffOrderSchema } from '#web/domain/staff/staff-order.ts'
import type { Contract } from '../contract.ts'
import { exampleOrder } from '../examples.ts'

/** A read, but by POST: addresses that are searched for do not belong in URLs, which end up in logs. */
export const searchOrders = {
  method: 'POST',
  path: '/api/v1/staff/orders/search',
  summary: 'A page of orders with their payments, the newest first, for staff.',
  body: z.object({
    /** A mail address, an order number or the reference of a payment; everybody’s orders when empty. */
    search: z.string().trim().max(254).default(''),
    after: z.number().int().min(0).max(100_000).default(0),
  }),
  response: z.object({
    items: z.array(staffOrderSchema),
    /** `after` of the next page; null at the end. */
    next: z.number().nullable(),
  }),
  errors: ['invalidToken', 'editorsOnly'],
  example: {
    body: { search: 'kari@example.com' },
    response: {
      items: [
        {
          ...exampleOrder,
          holdReasons: [],
          language: 'nb',
          reservationId: null,
          payment: {
            state: 'authorised',
            method: 'visa',
            pspReference: 'GK7M3V9TQ2WXYZ52',
            reference: 'T5f2b8c1d9e0a4b7c8d6e5f4a3b2c1d0e',
          },
          attempts: [
            {
              reference: 'T5f2b8c1d9e0a4b7c8d6e5f4a3b2c1d0e',
              state: 'ordered',
              amount: 2898,
              currency: 'NOK',
              startedAt: '2026-11-22T08:00:00.000Z',
              pspReference: 'GK7M3V9TQ2WXYZ52',
            },
          ],
        },
      ],
      next: null,
    },
  },
} as const satisfies Contract
