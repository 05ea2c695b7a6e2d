const colourCode = /^#[0-9a-f]{6}$/i
const currencyCode = /^[A-Z]{3}$/
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const phone = /^\+?[\d\s()-]{5,20}$/

/** What a rule answers: `true`, or the sentence that the editor reads. Empty values are left to the rules on presence. */
export type Verdict = true | string

/** Colour codes are a hash sign and six digits; two-tone garments have two of them (docs/product/2). */
export function checkColourCode(value: string | undefined): Verdict {
  return !value || colourCode.test(value) || 'A colour code is a hash sign and six digits, for example #1F3033.'
}

export function checkCurrencyCode(value: string | undefined): Verdict {
  return !value || currencyCode.test(value) || `“${value}” is no currency code: three capital letters, for example NOK.`
}

export function checkEmail(value: string | undefined): Verdict {
  return !value || email.test(value) || `“${value}” is no e-mail address.`
}

export function checkPhone(value: string | undefined): Verdict {
  return !value || phone.test(value) || `“${value}” is no telephone number.`
}
