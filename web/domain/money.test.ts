import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, parsePrice, priceOverVariants } from './money.ts'

const lang = fc.constantFrom('nb' as const, 'en' as const)
const cents = fc.integer({ min: 0, max: 999_999_999 })

describe('[R9.05] prices', () => {
  test('grouped by no-break spaces, with the currency label of the language', () => {
    expect(formatMoney('nb', { amount: 1299, currency: 'NOK' })).toBe('1\u00a0299\u00a0kr')
    expect(formatMoney('en', { amount: 1299, currency: 'NOK' })).toBe('1\u00a0299\u00a0NOK')
    expect(formatMoney('en', { amount: 129, currency: 'EUR' })).toBe('129\u00a0EUR')
    expect(formatMoney('nb', { amount: 129, currency: 'EUR' })).toBe('129\u00a0EUR')
    expect(formatMoney('nb', { amount: 1234567, currency: 'NOK' })).toBe('1\u00a0234\u00a0567\u00a0kr')
  })

  test('without .00, with cents when there are any', () => {
    expect(formatMoney('en', { amount: 103.2, currency: 'EUR' })).toBe('103.20\u00a0EUR')
    expect(formatMoney('nb', { amount: 103.2, currency: 'NOK' })).toBe('103,20\u00a0kr')
    expect(formatMoney('nb', { amount: -100, currency: 'NOK' })).toBe('\u2212100\u00a0kr')
    expect(formatMoney('nb', { amount: -0.001, currency: 'NOK' })).toBe('0\u00a0kr')
  })

  test('says the amount to the cent, in digits that can be read back, never with .00', () => {
    fc.assert(
      fc.property(lang, cents, (language, inCents) => {
        const text = formatMoney(language, { amount: inCents / 100, currency: 'EUR' })
        expect(text).not.toMatch(/[.,]00/)
        expect(text).not.toMatch(/\d{4}| /)
        expect(Number(text.replace(/[^\d.,]/g, '').replace(',', '.'))).toBeCloseTo(inCents / 100, 2)
      }),
    )
  })

  test("reads the platform's text", () => {
    expect(parsePrice('100.00\u00a0SEK')).toEqual({ amount: 100, currency: 'SEK' })
    expect(parsePrice('1\u00a0299.50 NOK')).toEqual({ amount: 1299.5, currency: 'NOK' })
    expect(parsePrice('-10.00 EUR')).toEqual({ amount: -10, currency: 'EUR' })
    for (const unreadable of ['', 'free', '100', 'NOK 100', null, undefined])
      expect(parsePrice(unreadable)).toBeUndefined()
  })

  test('one price when all variants share it, else the lowest', () => {
    const nok = (amount: number) => ({ amount, currency: 'NOK' })
    expect(priceOverVariants([nok(499), nok(499)])).toEqual({ ...nok(499), shared: true })
    expect(priceOverVariants([nok(599), nok(499)])).toEqual({ ...nok(499), shared: false })
    expect(priceOverVariants([])).toBeUndefined()
    expect(priceOverVariants([nok(499), { amount: 49, currency: 'EUR' }])).toBeUndefined()
  })
})
