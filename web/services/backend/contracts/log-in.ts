import { z } from 'zod'
import { credentialsSchema } from '#web/domain/member/account.ts'
import type { Contract } from '../contract.ts'

export const logIn = {
  method: 'POST',
  path: '/api/v1/login',
  summary: 'Starts a session in an HttpOnly cookie, and ends the one that the browser had.',
  body: credentialsSchema,
  response: z.object({}),
  errors: ['emailAndPasswordRequired', 'incorrectCredentials', 'tooManyLogins'],
  example: { body: { email: 'kari@example.com', password: 'granskog og bekk' }, response: {} },
} as const satisfies Contract
