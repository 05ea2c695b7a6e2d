import { expect, test } from 'vitest'
import { formFailure } from './form-failure.ts'

test('the message of our own API is for the alert', () => {
  expect(formFailure({ message: 'Wait a little.' })).toEqual({ message: 'Wait a little.', fields: {} })
})

test('the field keys of the platform are mapped to the fields of the form', () => {
  const errors = { 'address.email': 'is not valid', 'address.city': 'is missing' }
  expect(formFailure({ errors }, { 'address.email': 'email' }).fields).toEqual({
    email: 'is not valid',
    'address.city': 'is missing',
  })
})
