import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkColourCode, checkCurrencyCode, checkEmail, checkPhone } from './codes.ts'

test.each(['#1F3033', '#cccc52'])('%s is a colour code', (code) => {
  expect(checkColourCode(code)).toBe(true)
})

test.each(['1F3033', '#1F303', '#1F30333', '#GGGGGG', 'C1F3033CCCCC52', 'red'])('%s is no colour code', (code) => {
  expect(checkColourCode(code)).toMatch(/#1F3033/)
})

test('every hash sign with six hexadecimal digits is a colour code', () => {
  const digit = fc.constantFrom(...'0123456789abcdefABCDEF')
  fc.assert(
    fc.property(
      fc.array(digit, { minLength: 6, maxLength: 6 }),
      (digits) => checkColourCode(`#${digits.join('')}`) === true,
    ),
  )
})

test('empty fields are left to the rules on presence', () => {
  for (const check of [checkColourCode, checkCurrencyCode, checkEmail, checkPhone]) expect(check(undefined)).toBe(true)
})

test('currencies are three capital letters', () => {
  expect(checkCurrencyCode('NOK')).toBe(true)
  expect(checkCurrencyCode('kr')).toMatch(/“kr”/)
})

test('contact details look like what they are', () => {
  expect(checkEmail('hei@example.com')).toBe(true)
  expect(checkEmail('hei@example')).toMatch(/not a valid e-mail/)
  expect(checkPhone('+47 22 33 44 55')).toBe(true)
  expect(checkPhone('ring oss')).toMatch(/not a valid telephone/)
})
