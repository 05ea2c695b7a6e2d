import { z } from 'zod'
import { mailLinkSchema } from '#web/domain/member/account.ts'
import type { Contract } from '../contract.ts'

export const verifyEmail = {
  method: 'POST',
  path: '/api/v1/users/verification',
  summary:
    'Verifies the address that the link was mailed to, or changes the account to it, in a session of the account only.',
  body: mailLinkSchema,
  response: z.object({}),
  errors: ['notLoggedIn', 'verificationExpired', 'emailTaken'],
  example: { body: { token: 'b2dH0u8mJ1hWm0s4q1y9v6T3nKcXz5rL7aPfQeYdGiM' }, response: {} },
} as const satisfies Contract
