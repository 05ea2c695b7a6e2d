import type { OrderAddress } from './order.ts'

/** An address as it is written on a parcel: one text per line, the country (already named in a language) last. */
export function addressLines(address: OrderAddress, country: string): string[] {
  const { firstName, lastName, address1, address2, zipCode, city, state } = address
  const joined = (...parts: string[]) => parts.filter(Boolean).join(' ')
  const lines = [joined(firstName, lastName), address1, address2, joined(zipCode, city), state, country]
  return lines.filter(Boolean)
}

/** Whether two addresses are the same, so that one of them is enough. */
export function isSameAddress(one: OrderAddress, other: OrderAddress): boolean {
  return addressLines(one, one.country).join('\n') === addressLines(other, other.country).join('\n')
}
