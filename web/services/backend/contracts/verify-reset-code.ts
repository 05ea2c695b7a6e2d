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
  example: {
    params: { id: '9b2d7c1e-4f5a-4e8b-8c3d-2a1b0c9d8e7f' },
    body: { code: '048216', token: 'Wq3n5vYb0sJx8pLr2tKc7uHd4mZf6gAe9iQo1yTw5kE' },
    response: {},
  },
} as const satisfies Contract
