import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const cancelBorrowing = {
  method: 'DELETE',
  path: '/api/v1/users/me/borrowings/{id}',
  summary: 'Cancels a borrowing that was not picked up yet; cancelling again succeeds.',
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
  errors: ['notLoggedIn', 'noSuchBorrowing', 'alreadyHandedOut'],
  example: {
    params: { id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10' },
    response: {},
  },
} as const satisfies Contract
