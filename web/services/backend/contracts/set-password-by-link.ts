import { z } from 'zod'
import { linkPasswordSchema } from '#web/domain/member/account.ts'
import type { Contract } from '../contract.ts'

export const setPasswordByLink = {
  method: 'POST',
  path: '/api/v1/users/link/password',
  summary: 'Sets a new password by a mailed link, logs this browser in and all others out, and verifies the address.',
  body: linkPasswordSchema,
  response: z.object({}),
  errors: ['verificationExpired', 'passwordRequired', 'passwordLengthError'],
  example: {
    body: { token: 'b2dH0u8mJ1hWm0s4q1y9v6T3nKcXz5rL7aPfQeYdGiM', password: 'fjell og fjord' },
    response: {},
  },
} as const satisfies Contract
