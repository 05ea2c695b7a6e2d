import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandNamed } from '../cards/brands.ts'
import {
  type CardFacts,
  caretAfter,
  checkExpiry,
  checkNumber,
  checkSecurityCode,
  digitsOf,
  formatExpiry,
  formatNumber,
  formatSecurityCode,
} from './rules.ts'

const facts = (brand?: string, panLength?: number): CardFacts => ({
  brand: brandNamed(brand),
  checksLuhn: true,
  panLength,
})

describe('the number', () => {
  test.each([
    ['4111111111111111', 'visa', '4111 1111 1111 1111'],
    ['4111-1111 11', 'visa', '4111 1111 11'],
    ['371449635398431', 'amex', '3714 496353 98431'],
    ['3714496', 'amex', '3714 496'],
    ['55555555555544449', 'mc', '5555 5555 5555 4444'],
    ['abc', undefined, ''],
  ])('%s is shown in groups', (typed, brand, shown) => expect(formatNumber(typed, facts(brand))).toBe(shown))

  test('formatting twice changes nothing, and never loses a digit that fits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), fc.constantFrom('visa', undefined), (digits, brand) => {
        const shown = formatNumber(digits, facts(brand))
        expect(formatNumber(shown, facts(brand))).toBe(shown)
        expect(digitsOf(shown)).toBe(digits)
      }),
    )
  })

  test.each([
    ['', 'visa', undefined, 'empty'],
    ['4111', 'visa', undefined, 'incomplete'],
    ['4111111111111111', 'visa', undefined, 'valid'],
    ['4111111111111112', 'visa', undefined, 'invalid'],
    ['41111111111111111', 'visa', undefined, 'incomplete'],
    ['4222222222222', 'visa', undefined, 'valid'],
    ['4222222222222', 'visa', 16, 'incomplete'],
    ['371449635398431', 'amex', undefined, 'valid'],
  ])('%j of %s with %s digits is %s', (typed, brand, panLength, state) => {
    expect(checkNumber(typed, facts(brand, panLength)).state).toBe(state)
  })
})

describe('the expiry date', () => {
  test.each([
    ['1', '1'],
    ['3', '03/'],
    ['03', '03'],
    ['033', '03/3'],
    ['0330', '03/30'],
    ['03/30', '03/30'],
    ['3/30', '03/30'],
    ['03/2030', '03/30'],
    ['032030', '03/30'],
    ['x', ''],
  ])('%j becomes %j', (typed, shown) => expect(formatExpiry(typed)).toBe(shown.replace(/\/$/, '')))

  test.each([
    ['', 'empty', undefined],
    ['03', 'incomplete', 'cc.dat.911'],
    ['13/30', 'invalid', 'cc.dat.912'],
    ['00/30', 'invalid', 'cc.dat.912'],
    ['05/26', 'invalid', 'cc.dat.912'],
    ['06/26', 'valid', undefined],
    ['07/46', 'invalid', 'cc.dat.913'],
    ['06/46', 'valid', undefined],
  ])('%j in June 2026 is %s', (text, state, error) => {
    expect(checkExpiry(text, new Date(2026, 5, 30))).toMatchObject({ state, ...(error && { error }) })
  })

  test('a shop may ask for cards that are valid for longer', () => {
    const now = new Date(2026, 5, 30)
    expect(checkExpiry('08/26', now, '09/26')).toMatchObject({ state: 'invalid', error: 'cc.dat.914' })
    expect(checkExpiry('09/26', now, '09/26')).toEqual({ state: 'valid' })
  })
})

describe('the security code', () => {
  test('has three digits, American Express four', () => {
    expect(formatSecurityCode('73x7 9', facts('visa'))).toBe('737')
    expect(formatSecurityCode('73737', facts('amex'))).toBe('7373')
    expect(checkSecurityCode('', facts())).toEqual({ state: 'empty' })
    expect(checkSecurityCode('73', facts('visa'))).toMatchObject({ error: 'cc.cvc.921' })
    expect(checkSecurityCode('737', facts('visa'))).toEqual({ state: 'valid' })
    expect(checkSecurityCode('737', facts('amex'))).toMatchObject({ error: 'cc.cvc.921.amex' })
  })
})

test.each([
  ['4111 1', 5, 6],
  ['4111 1', 4, 4],
  ['4111', 0, 0],
  ['4111', 9, 4],
  ['03/3', 3, 4],
])('in %j the caret behind digit %d is at %d', (text, digits, caret) => expect(caretAfter(text, digits)).toBe(caret))
