import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const logOut = {
  method: 'POST',
  path: '/api/v1/logout',
  summary: 'Ends the session of this browser; succeeds without one too.',
  response: z.object({}),
  errors: [],
  example: { response: {} },
} as const satisfies Contract
