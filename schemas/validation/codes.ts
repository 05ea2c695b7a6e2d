import { t } from '../norwegian.ts'

const colourCode = /^#[0-9a-f]{6}$/i
const currencyCode = /^[A-Z]{3}$/
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const phone = /^\+?[\d\s()-]{5,20}$/

/** The result of a rule: `true`, or the message for the editor. Empty values are valid; `required()` checks them. */
export type Verdict = true | string

/** `#RRGGBB`; two-tone garments have two of them (docs/product/2). */
export function checkColourCode(value: string | undefined): Verdict {
  return (
    !value || colourCode.test(value) || t('Enter a colour code: # and six hexadecimal digits, for example #1F3033.')
  )
}

export function checkCurrencyCode(value: string | undefined): Verdict {
  return (
    !value ||
    currencyCode.test(value) ||
    t('“{value}” is not a currency code. Use three capital letters, for example NOK.', { value })
  )
}

export function checkEmail(value: string | undefined): Verdict {
  return !value || email.test(value) || t('“{value}” is not a valid e-mail address.', { value })
}

export function checkPhone(value: string | undefined): Verdict {
  return !value || phone.test(value) || t('“{value}” is not a valid telephone number.', { value })
}
