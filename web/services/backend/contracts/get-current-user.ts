import { currentMemberSchema } from '#web/domain/member/member.ts'
import type { Contract } from '../contract.ts'

export const getCurrentUser = {
  method: 'GET',
  path: '/api/v1/users/me',
  summary: 'The member who is logged in; 401 for everybody else.',
  response: currentMemberSchema,
  errors: ['notLoggedIn'],
} as const satisfies Contract
