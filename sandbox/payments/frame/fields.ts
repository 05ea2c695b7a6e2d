import {
  type CardFacts,
  type Check,
  checkExpiry,
  checkNumber,
  checkSecurityCode,
  digitsOf,
  formatExpiry,
  formatNumber,
  formatSecurityCode,
  monthOf,
} from './rules.ts'

/** A value of a field to encrypt, under the names that adyen-web gives it. */
type Secret = {
  readonly type: string
  readonly encryptedFieldName: string
  readonly name: string
  readonly value: string
}

/** The properties in which kinds of card fields differ. */
export type FieldKind = {
  readonly autocomplete: 'cc-number' | 'cc-exp' | 'cc-csc'
  /** The message that says that something was typed. */
  readonly keyAction: string
  format(typed: string, facts: CardFacts): string
  check(text: string, facts: CardFacts, minimumExpiryDate: string | undefined): Check
  secrets(text: string): readonly Secret[]
}

const number: FieldKind = {
  autocomplete: 'cc-number',
  keyAction: 'numberKeyPressed',
  format: formatNumber,
  check: checkNumber,
  secrets: (text) => [
    { type: 'card', encryptedFieldName: 'encryptedCardNumber', name: 'number', value: digitsOf(text) },
  ],
}

const expiry: FieldKind = {
  autocomplete: 'cc-exp',
  keyAction: 'dateKeyPressed',
  format: formatExpiry,
  check: (text, _facts, minimum) => checkExpiry(text, new Date(), minimum),
  secrets: (text) => {
    const { month = 0, year = 0 } = monthOf(text) ?? {}
    return [
      {
        type: 'month',
        encryptedFieldName: 'encryptedExpiryMonth',
        name: 'expiryMonth',
        value: String(month).padStart(2, '0'),
      },
      { type: 'year', encryptedFieldName: 'encryptedExpiryYear', name: 'expiryYear', value: String(year) },
    ]
  },
}

const securityCode: FieldKind = {
  autocomplete: 'cc-csc',
  keyAction: 'cvcKeyPressed',
  format: formatSecurityCode,
  check: checkSecurityCode,
  secrets: (text) => [{ type: 'cvc', encryptedFieldName: 'encryptedSecurityCode', name: 'cvc', value: text }],
}

/** By the names that adyen-web gives the fields. */
export const FIELD_KINDS: Readonly<Record<string, FieldKind>> = {
  encryptedCardNumber: number,
  encryptedExpiryDate: expiry,
  encryptedSecurityCode: securityCode,
}
