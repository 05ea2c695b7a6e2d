import { currentMemberSchema } from '#web/domain/member/member.ts'
import type { Contract } from '../contract.ts'

export const getCurrentUser = {
  method: 'GET',
  path: '/api/v1/users/me',
  summary: 'The member who is logged in; 401 for everybody else.',
  response: currentMemberSchema,
  errors: ['notLoggedIn'],
  example: {
    response: {
      id: 'a3bb189e-8bf9-3888-9912-ace4e6543002',
      email: 'kari@example.com',
      isEmailVerified: true,
      fullName: 'Kari Nordmann',
      profilePicture: null,
      country: 'NO',
      birthYear: 1984,
      postcode: '0150',
      preferredFit: 'women',
      enableNotifications: true,
    },
  },
} as const satisfies Contract
