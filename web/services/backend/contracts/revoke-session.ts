import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const revokeSession = {
  method: 'DELETE',
  path: '/api/v1/users/me/sessions/{id}',
  summary: "Logs one of the member's browsers out.",
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
  errors: ['notLoggedIn', 'noSuchSession'],
  example: { params: { id: '5d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10' }, response: {} },
} as const satisfies Contract
