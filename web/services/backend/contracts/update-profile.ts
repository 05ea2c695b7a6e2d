import { profileSchema } from '#web/domain/member/account.ts'
import { currentMemberSchema } from '#web/domain/member/member.ts'
import type { Contract } from '../contract.ts'

export const updateProfile = {
  method: 'PUT',
  path: '/api/v1/users/me',
  summary: 'Changes the fields that are named and leaves the rest; null empties a field.',
  body: profileSchema,
  response: currentMemberSchema,
  errors: [
    'notLoggedIn',
    'nameRequired',
    'nameTooLong',
    'nameHasInvisibleCharacters',
    'birthYearMustBeANumber',
    'birthYearMustBeAValidBirthYear',
    'notAPicture',
    'pictureTooLarge',
  ],
  example: {
    body: { birthYear: 1984, preferredFit: 'women' },
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
