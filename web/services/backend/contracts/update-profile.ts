import { profileSchema } from '#web/domain/member/account.ts'
import { currentMemberSchema } from '#web/domain/member/member.ts'
import type { Contract } from '../contract.ts'
import { exampleMember } from '../examples.ts'

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
    'nameHasContact',
    'nameOfTheShop',
    'birthYearMustBeANumber',
    'birthYearMustBeAValidBirthYear',
    'notAPicture',
    'heicPicture',
    'pictureTooLarge',
  ],
  example: {
    body: { birthYear: 1984, preferredFit: 'women' },
    response: exampleMember,
  },
} as const satisfies Contract
