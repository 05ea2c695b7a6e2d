/** More than any payment method sends back; longer answers do not come from a payment. */
const MAX_LENGTH = 40_000
const MAX_FIELDS = 50

/**
 * The parameters with which a bank or Vipps sends the shopper back, of query and form, as the fragment of the page that
 * checks the payment. Empty when there are too many: the page then asks the platform without them. Posted values win
 * over those of the address.
 */
export function returnFragment(query: string, form: string): string {
  const fields = new Map([...new URLSearchParams(query), ...new URLSearchParams(form)])
  const fragment = new URLSearchParams([...fields]).toString()
  return fields.size > MAX_FIELDS || fragment.length > MAX_LENGTH ? '' : fragment
}

/** The parameters in such a fragment; null without any. */
export function readReturnFragment(fragment: string): Readonly<Record<string, string>> | null {
  const fields = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')))
  return Object.keys(fields).length > 0 ? fields : null
}
