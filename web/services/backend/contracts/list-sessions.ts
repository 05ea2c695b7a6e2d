import { z } from 'zod'
import type { Contract } from '../contract.ts'

const session = z.object({
  id: z.string(),
  /** The browser's own name of itself. */
  userAgent: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  lastUsedAt: z.string(),
  /** Whether it is the session of this call. */
  isCurrent: z.boolean(),
})

export const listSessions = {
  method: 'GET',
  path: '/api/v1/users/me/sessions',
  summary: 'Where the member is logged in, the last used first.',
  response: z.object({ sessions: z.array(session) }),
  errors: ['notLoggedIn'],
} as const satisfies Contract
