import { z } from 'zod'
import { resetCodeCheckSchema } from '#web/domain/member/account.ts'
import type { Contract } from '../contract.ts'

export const verifyResetCode = {
  method: 'POST',
  path: '/api/v1/auth/resetPasswordToken/{id}/verify',
  summary: 'Checks the code, which stays usable. It works for ten minutes and five tries.',
  params: z.object({ id: z.uuid() }),
  body: resetCodeCheckSchema,
  response: z.object({}),
  errors: ['codeRequired', 'incorrectCode'],
} as const satisfies Contract
