import { z } from 'zod'
import type { Contract } from '../contract.ts'

export const getCurrentUser = {
  method: 'GET',
  path: '/api/v1/users/me',
  summary: 'The member that is logged in; 401 for everybody else.',
  response: z.object({
    id: z.string(),
    /** Address of the square picture; null without one. */
    profilePicture: z.string().nullable(),
  }),
  errors: ['notLoggedIn'],
} as const satisfies Contract
