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
  example: {
    response: {
      sessions: [
        {
          id: '5d0a9f57-5a3c-4f0e-8f57-2a3f9a1f7f10',
          userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
          createdAt: '2026-11-20T08:00:00.000Z',
          lastUsedAt: '2026-11-22T08:00:00.000Z',
          isCurrent: true,
        },
      ],
    },
  },
} as const satisfies Contract
