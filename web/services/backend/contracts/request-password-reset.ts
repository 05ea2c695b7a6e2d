import { z } from 'zod'
import { passwordResetRequestSchema } from '#web/domain/member/account.ts'
import type { Contract } from '../contract.ts'

export const requestPasswordReset = {
  method: 'POST',
  path: '/api/v1/auth/resetPasswordToken',
  summary: 'Mails a code of six digits to a member with this address. The response is the same where there is none.',
  body: passwordResetRequestSchema,
  response: z.object({ id: z.string(), token: z.string() }),
  errors: ['emailRequired', 'invalidEmail'],
} as const satisfies Contract
