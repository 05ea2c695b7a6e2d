import { z } from 'zod'
import { registrationSchema } from '#web/domain/member/account.ts'
import type { Contract } from '../contract.ts'

export const register = {
  method: 'POST',
  path: '/api/v1/auth/register',
  summary: 'Makes an account and logs its member in.',
  body: registrationSchema,
  response: z.object({}),
  status: 201,
  errors: [
    'emailRequired',
    'invalidEmail',
    'passwordRequired',
    'passwordLengthError',
    'nameRequired',
    'nameTooLong',
    'nameHasInvisibleCharacters',
    'nameHasContact',
    'nameOfTheShop',
    'emailTaken',
  ],
  example: {
    body: {
      email: 'kari@example.com',
      password: 'granskog og bekk',
      fullName: 'Kari Nordmann',
      subscribeToCommunity: true,
      lang: 'nb',
    },
    response: {},
  },
} as const satisfies Contract
