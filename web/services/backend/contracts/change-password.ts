import { z } from 'zod'
import { passwordChangeSchema } from '#web/domain/member/account.ts'
import type { Contract } from '../contract.ts'

export const changePassword = {
  method: 'PUT',
  path: '/api/v1/users/me/password',
  summary: 'Replaces the password and logs all other browsers out.',
  body: passwordChangeSchema,
  response: z.object({}),
  errors: ['notLoggedIn', 'passwordRequired', 'passwordLengthError', 'wrongOldPassword'],
  example: { body: { oldPassword: 'granskog og bekk', password: 'fjell og fjord' }, response: {} },
} as const satisfies Contract
