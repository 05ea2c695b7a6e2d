/**
 * How the bank of a test card authenticates the shopper: not at all, or on its own page, which is opened by a form or
 * by a link.
 */
export type Authentication = 'none' | 'form' | 'link'

export type TestCard = {
  readonly number: string
  readonly brand: string
  readonly issuingCountry: string
  readonly authentication: Authentication
}

/** Every card number that the stand-in accepts. All others are refused. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111111111111111', brand: 'visa', issuingCountry: 'NL', authentication: 'none' },
  { number: '5555555555554444', brand: 'mc', issuingCountry: 'GB', authentication: 'none' },
  { number: '371449635398431', brand: 'amex', issuingCountry: 'NL', authentication: 'none' },
  { number: '4212345678910006', brand: 'visa', issuingCountry: 'NO', authentication: 'form' },
  { number: '5201281505129736', brand: 'mc', issuingCountry: 'NO', authentication: 'link' },
]

export const TEST_EXPIRY = { month: '03', year: '2030' } as const

/** Holder names that decide the result, whatever the card is. */
export const HOLDER_RESULTS = {
  DECLINED: 'Refused',
  CANCELLED: 'Cancelled',
  ERROR: 'Error',
  PENDING: 'Pending',
} as const

export function securityCodeOf({ brand }: Pick<TestCard, 'brand'>): string {
  return brand === 'amex' ? '7373' : '737'
}
