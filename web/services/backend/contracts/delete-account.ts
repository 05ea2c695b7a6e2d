import { z } from 'zod'
import { accountDeletionSchema } from '#web/domain/member/account.ts'
import type { Contract } from '../contract.ts'

export const deleteAccount = {
  method: 'DELETE',
  path: '/api/v1/users/me',
  summary: 'Deletes the account with everything personal, after asking for the password again.',
  body: accountDeletionSchema,
  response: z.object({}),
  errors: ['notLoggedIn', 'passwordRequired', 'wrongPassword'],
  example: { body: { password: 'granskog og bekk' }, response: {} },
} as const satisfies Contract
