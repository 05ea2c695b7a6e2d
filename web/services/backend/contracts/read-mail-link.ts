import { z } from 'zod'
import { mailLinkSchema } from '#web/domain/member/account.ts'
import type { Contract } from '../contract.ts'

export const readMailLink = {
  method: 'POST',
  path: '/api/v1/users/link',
  summary: 'What a link in a mail is about. Changes nothing; a POST keeps the token out of logs.',
  body: mailLinkSchema,
  response: z.object({
    /**
     * To verify the address of a new account, to change an account's address to this one, or to make a new password.
     */
    purpose: z.enum(['newAccount', 'newAddress', 'newPassword']),
    /** The address that the link was mailed to. */
    email: z.string(),
    isVerified: z.boolean(),
    /** Whether this browser is logged in to the account of the link, to another one, or to none. */
    reader: z.enum(['member', 'otherMember', 'visitor']),
  }),
  errors: ['verificationExpired'],
  example: {
    body: { token: 'b2dH0u8mJ1hWm0s4q1y9v6T3nKcXz5rL7aPfQeYdGiM' },
    response: { purpose: 'newAccount', email: 'kari@example.com', isVerified: false, reader: 'visitor' },
  },
} as const satisfies Contract
