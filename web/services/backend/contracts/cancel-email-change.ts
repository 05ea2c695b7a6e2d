import { currentMemberSchema } from '#web/domain/member/member.ts'
import type { Contract } from '../contract.ts'
import { exampleMember } from '../examples.ts'

export const cancelEmailChange = {
  method: 'DELETE',
  path: '/api/v1/users/me/email',
  summary: 'Keeps the present address: the link in the mail to another one works no longer.',
  response: currentMemberSchema,
  errors: ['notLoggedIn'],
  example: { response: exampleMember },
} as const satisfies Contract
