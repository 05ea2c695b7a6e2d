import { expect, test } from 'vitest'
import { brandOfNumber, passesLuhn } from './brands.ts'
import { TEST_CARDS } from './test-cards.ts'

test('every test card has the brand that its number says, and a right check digit', () => {
  for (const { number, brand } of TEST_CARDS) {
    expect([number, brandOfNumber(number)?.brand, passesLuhn(number)]).toEqual([number, brand, true])
    expect(brandOfNumber(number)?.lengths).toContain(number.length)
  }
})

test.each([
  ['4', 'visa'],
  ['34', 'amex'],
  ['2221', 'mc'],
  ['2720', 'mc'],
  ['6', undefined],
  ['67', 'maestro'],
  ['2721', undefined],
  ['1', undefined],
  ['', undefined],
])('a number that begins with %j is %j', (digits, brand) => expect(brandOfNumber(digits)?.brand).toBe(brand))

test('one wrong digit, two changed ones and other text fail', () => {
  for (const number of ['4111111111111112', '1411111111111111', '', 'abcd', '0000'])
    expect(passesLuhn(number), number).toBe(false)
})
