import { z } from 'zod'
import { verificationSchema } from '#web/domain/member/account.ts'
import type { Contract } from '../contract.ts'

export const verifyEmail = {
  method: 'POST',
  path: '/api/v1/users/verification',
  summary: 'Verifies the address that the link in the mail was sent to, also for a visitor who is logged out.',
  body: verificationSchema,
  response: z.object({}),
  errors: ['verificationExpired'],
  example: { body: { token: 'b2dH0u8mJ1hWm0s4q1y9v6T3nKcXz5rL7aPfQeYdGiM' }, response: {} },
} as const satisfies Contract
