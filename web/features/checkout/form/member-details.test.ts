import { expect, test } from 'vitest'
import { memberDetails } from './member-details.ts'

test('a full name is split before its last word', () => {
  const known = { email: 'kari@example.com', postcode: null }
  expect(memberDetails({ ...known, fullName: ' Kari Anne  Nordmann ' })).toEqual({
    email: 'kari@example.com',
    firstName: 'Kari Anne',
    lastName: 'Nordmann',
  })
  expect(memberDetails({ ...known, fullName: 'Kari', postcode: '0155' })).toEqual({
    email: 'kari@example.com',
    firstName: 'Kari',
    zipCode: '0155',
  })
})
