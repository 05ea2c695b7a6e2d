import { z } from 'zod'
import { passwordResetSchema } from '#web/domain/member/account.ts'
import type { Contract } from '../contract.ts'

export const resetPassword = {
  method: 'POST',
  path: '/api/v1/auth/resetPasswordToken/{id}/resetPassword',
  summary: 'Sets a new password by the mailed code, logs this browser in and all others out. The code works once.',
  params: z.object({ id: z.uuid() }),
  body: passwordResetSchema,
  response: z.object({}),
  errors: ['codeRequired', 'incorrectCode', 'passwordRequired', 'passwordLengthError'],
} as const satisfies Contract
