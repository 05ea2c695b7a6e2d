import { z } from 'zod'
import { reservationSchema, reservationStateSchema } from '#web/domain/product/reservation.ts'
import type { Contract } from '../contract.ts'

export const placeReservation = {
  method: 'POST',
  path: '/api/v1/reservations',
  summary:
    'Reserves the crowdfunding lines of a selection, at its prices; a repeated call returns the same reservation. It takes no places before its address is verified: by the login of the member whose it is, the link in a mail, or the payment.',
  body: reservationSchema,
  response: z.object({
    id: z.string(),
    state: reservationStateSchema,
    /** ISO 8601; null unless it is pending or unverified. */
    expiresAt: z.string().nullable(),
  }),
  status: 201,
  errors: [
    'emailRequired',
    'invalidEmail',
    'noSuchSelection',
    'nothingToReserve',
    'notReservable',
    'campaignEnded',
    'tooFewLeft',
    'tooManyPerPerson',
    'differentRequest',
  ],
  example: {
    body: {
      idempotencyKey: '9b2b7f4e-0a53-4f3a-9a6e-0f3b6a4f7c11',
      email: 'kari@example.com',
      selection: 'esb8783hqq4tdd5pqh4rm3nqh1',
      paymentFollows: true,
      lang: 'nb',
    },
    response: { id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10', state: 'pending', expiresAt: '2026-11-22T08:30:00.000Z' },
  },
} as const satisfies Contract
