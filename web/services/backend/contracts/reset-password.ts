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
  example: {
    params: { id: '9b2d7c1e-4f5a-4e8b-8c3d-2a1b0c9d8e7f' },
    body: { code: '048216', token: 'Wq3n5vYb0sJx8pLr2tKc7uHd4mZf6gAe9iQo1yTw5kE', password: 'fjell og fjord' },
    response: {},
  },
} as const satisfies Contract
