import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const revokeOtherSessions = {
  method: 'DELETE',
  path: '/api/v1/users/me/sessions',
  summary: 'Logs all other browsers out.',
  response: z.object({}),
  errors: ['notLoggedIn'],
  example: { response: {} },
} as const satisfies Contract
