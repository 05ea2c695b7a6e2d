import { z } from 'zod'
import { passwordResetRequestSchema } from '#web/domain/member/account.ts'
import type { Contract } from '../contract.ts'

export const requestPasswordReset = {
  method: 'POST',
  path: '/api/v1/auth/resetPasswordToken',
  summary:
    'Mails a code of six digits and a link to a member with this address. The response is the same where there is none.',
  body: passwordResetRequestSchema,
  response: z.object({ id: z.string(), token: z.string() }),
  errors: ['emailRequired', 'invalidEmail', 'tooManyMails'],
  example: {
    body: { email: 'kari@example.com', lang: 'nb' },
    response: { id: '9b2d7c1e-4f5a-4e8b-8c3d-2a1b0c9d8e7f', token: 'Wq3n5vYb0sJx8pLr2tKc7uHd4mZf6gAe9iQo1yTw5kE' },
  },
} as const satisfies Contract
