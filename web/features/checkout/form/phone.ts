import parsePhoneNumber, { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min'

/**
 * A typed number in international form, `+4791234567`; undefined when it is not a phone number. National numbers are
 * those of the country.
 */
export function internationalPhone(typed: string, country: string): string | undefined {
  const number = parsePhoneNumber(typed, defaultsOf(country))
  return number?.isValid() ? number.number : undefined
}

/**
 * A number as people in the country write it, `912 34 567`; foreign ones keep their country code. Anything else stays
 * as typed.
 */
export function nationalPhone(typed: string, country: string): string {
  const number = parsePhoneNumber(typed, defaultsOf(country))
  if (!number?.isValid()) return typed
  const isHere = isSupportedCountry(country) && number.country === country
  return isHere ? number.formatNational() : number.formatInternational()
}

function defaultsOf(country: string): { defaultCountry?: CountryCode; extract: false } {
  return { ...(isSupportedCountry(country) && { defaultCountry: country }), extract: false }
}
