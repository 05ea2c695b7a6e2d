import { currentMemberSchema } from '#web/domain/member/member.ts'
import type { Contract } from '../contract.ts'
import { exampleMember } from '../examples.ts'

export const getCurrentUser = {
  method: 'GET',
  path: '/api/v1/users/me',
  summary: 'The member who is logged in; 401 for everybody else.',
  response: currentMemberSchema,
  errors: ['notLoggedIn'],
  example: {
    response: exampleMember,
  },
} as const satisfies Contract
