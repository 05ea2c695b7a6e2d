import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const cancelReservation = {
  method: 'DELETE',
  path: '/api/v1/users/me/reservations/{id}',
  summary: 'Cancels a reservation before production starts; cancelling again succeeds.',
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
  errors: ['notLoggedIn', 'noSuchReservation', 'productionStarted'],
  example: {
    params: { id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10' },
    response: {},
  },
} as const satisfies Contract
