import type { Currency } from '../store/product-definition.ts'

/** Converts minor units to the number in the platform's `...AsNumber` fields. */
export function asNumber(minor: number): number {
  return minor / 100
}

/** Minor units as the platform writes them: `1299.00 NOK` with a no-break space. */
export function priceText(minor: number, currency: Currency): string {
  return `${(minor / 100).toFixed(2)}\u00a0${currency}`
}

/** One amount in both forms, `name` and `nameAsNumber`. */
export function amountFields<Name extends string>(
  name: Name,
  minor: number,
  currency: Currency,
): { [Key in Name]: string } & { [Key in `${Name}AsNumber`]: number }
export function amountFields(name: string, minor: number, currency: Currency): Record<string, string | number> {
  return { [name]: priceText(minor, currency), [`${name}AsNumber`]: asNumber(minor) }
}

/** The same for an optional amount, which the platform writes as `false`. */
export function optionalAmountFields<Name extends string>(
  name: Name,
  minor: number,
  currency: Currency,
): { [Key in Name]: string | false } & { [Key in `${Name}AsNumber`]: number | false }
export function optionalAmountFields(name: string, minor: number, currency: Currency): Record<string, unknown> {
  return minor === 0 ? { [name]: false, [`${name}AsNumber`]: false } : amountFields(name, minor, currency)
}
