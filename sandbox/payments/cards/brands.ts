/** A card brand as adyen-web names it, recognised by the first digits of the number. */
export type Brand = {
  readonly brand: string
  readonly name: string
  readonly pattern: RegExp
  readonly lengths: readonly number[]
  readonly securityCodeLength: 3 | 4
}

/** The brands that the stand-in takes. Used by the secured fields in the browser and by the server. */
export const BRANDS: readonly Brand[] = [
  { brand: 'visa', name: 'Visa', pattern: /^4/, lengths: [13, 16, 19], securityCodeLength: 3 },
  {
    brand: 'mc',
    name: 'Mastercard',
    pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    securityCodeLength: 3,
  },
  { brand: 'amex', name: 'American Express', pattern: /^3[47]/, lengths: [15], securityCodeLength: 4 },
  {
    brand: 'maestro',
    name: 'Maestro',
    pattern: /^(50|5[6-8]|6[0-9])/,
    lengths: [16, 17, 18, 19],
    securityCodeLength: 3,
  },
]

export function brandOfNumber(digits: string): Brand | undefined {
  return BRANDS.find(({ pattern }) => pattern.test(digits))
}

export function brandNamed(name: string | undefined): Brand | undefined {
  return BRANDS.find(({ brand }) => brand === name)
}

/** Whether the check digit of a card number is right. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d{8,19}$/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
