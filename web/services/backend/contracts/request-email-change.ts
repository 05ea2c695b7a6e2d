import { emailChangeSchema } from '#web/domain/member/account.ts'
import { currentMemberSchema } from '#web/domain/member/member.ts'
import type { Contract } from '../contract.ts'
import { exampleMember } from '../examples.ts'

export const requestEmailChange = {
  method: 'PUT',
  path: '/api/v1/users/me/email',
  summary:
    'Asks for another address, which takes effect behind the link in a mail to it. The response is the same where a member has it already.',
  body: emailChangeSchema,
  response: currentMemberSchema,
  errors: ['notLoggedIn', 'emailRequired', 'invalidEmail', 'passwordRequired', 'wrongPassword'],
  example: {
    body: { email: 'kari.ny@example.com', password: 'granskog og bekk' },
    response: { ...exampleMember, pendingEmail: 'kari.ny@example.com' },
  },
} as const satisfies Contract
