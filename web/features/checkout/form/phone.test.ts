import { expect, test } from 'vitest'
import { internationalPhone, nationalPhone } from './phone.ts'

test.each([
  ['912 34 567', 'NO', '+4791234567'],
  ['+47 912 34 567', 'DK', '+4791234567'],
  ['0047 91234567', 'NO', '+4791234567'],
  ['070-123 45 67', 'SE', '+46701234567'],
  ['(212) 555-0123', 'US', '+12125550123'],
])('%s typed in %s is %s', (typed, country, expected) => {
  expect(internationalPhone(typed, country)).toBe(expected)
})

test.each([
  ['', 'NO'],
  ['12', 'NO'],
  ['912 34 56', 'NO'],
  ['ring meg på 91234567', 'NO'],
  ['91234567', ''],
])('%s in %s is not a number', (typed, country) => {
  expect(internationalPhone(typed, country)).toBeUndefined()
  expect(nationalPhone(typed, country)).toBe(typed)
})

test('numbers of the country are shown nationally, others internationally', () => {
  expect(nationalPhone('+4791234567', 'NO')).toBe('91 23 45 67')
  expect(nationalPhone('91234567', 'NO')).toBe('91 23 45 67')
  expect(nationalPhone('+4791234567', 'DK')).toBe('+47 91 23 45 67')
})
