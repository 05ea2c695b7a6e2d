import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const revokeSession = {
  method: 'DELETE',
  path: '/api/v1/users/me/sessions/{id}',
  summary: "Logs one of the member's browsers out.",
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
  errors: ['notLoggedIn', 'noSuchSession'],
} as const satisfies Contract
