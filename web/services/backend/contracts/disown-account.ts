import { z } from 'zod'
import { mailLinkSchema } from '#web/domain/member/account.ts'
import type { Contract } from '../contract.ts'

export const disownAccount = {
  method: 'DELETE',
  path: '/api/v1/users/verification',
  summary:
    '“It was not me”: deletes an account that somebody else made with the address, while it is not verified, or stops a change to it.',
  body: mailLinkSchema,
  response: z.object({}),
  errors: ['verificationExpired'],
  example: { body: { token: 'b2dH0u8mJ1hWm0s4q1y9v6T3nKcXz5rL7aPfQeYdGiM' }, response: {} },
} as const satisfies Contract
