import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const setBorrowingState = {
  method: 'PUT',
  path: '/api/v1/staff/borrowings/{id}/state',
  summary: 'Hands a garment out, takes it back, cancels, or undoes one of these. Repeating it changes nothing.',
  params: z.object({ id: z.uuid() }),
  body: z.object({ state: z.enum(['reserved', 'handedOut', 'returned', 'cancelled']) }),
  response: z.object({ isChanged: z.boolean() }),
  errors: ['invalidToken', 'editorsOnly', 'noSuchBorrowing', 'otherState', 'noneLeft', 'alreadyBorrowed'],
  example: {
    params: { id: '1d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10' },
    body: { state: 'handedOut' },
    response: { isChanged: true },
  },
} as const satisfies Contract
