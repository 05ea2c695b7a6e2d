import type { Currency } from '../store/product-definition.ts'

/** The country that a selection is shipped to, with its price list and tax. */
export type Market = {
  readonly country: string
  readonly currency: Currency
  readonly eu: boolean
  /** The tax in percent that is part of every price shown. */
  readonly taxPercent: number
  /** Outside Norway and the EU there is no tax: the included tax is deducted. */
  readonly deductsTax: boolean
}

/** The tax that both price lists include. */
export const PRICE_LIST_TAX_PERCENT = 25

/** Standard rates of the EU's members. */
const EU_TAX_PERCENT: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
}

const OUTSIDE = ['AU', 'CA', 'CH', 'FO', 'GB', 'GL', 'IS', 'JP', 'KR', 'LI', 'NZ', 'US']

/** Every country that the shop ships to. */
export const MARKETS: readonly Market[] = [
  { country: 'NO', currency: 'NOK', eu: false, taxPercent: PRICE_LIST_TAX_PERCENT, deductsTax: false },
  ...Object.entries(EU_TAX_PERCENT).map(([country, taxPercent]) => inEurope(country, taxPercent)),
  ...OUTSIDE.map(outside),
]

const byCountry = new Map(MARKETS.map((market) => [market.country, market]))

/** `undefined` for a country that the shop does not ship to. Takes codes of either case, as the platform does. */
export function marketOf(code: string): Market | undefined {
  return byCountry.get(code.toUpperCase())
}

function inEurope(country: string, taxPercent: number): Market {
  return { country, currency: 'EUR', eu: true, taxPercent, deductsTax: false }
}

function outside(country: string): Market {
  return { country, currency: 'EUR', eu: false, taxPercent: 0, deductsTax: true }
}
