import type { Money } from '../money.ts'

/** The price range of a query; without a currency, in the visitor's own. */
export type PriceRange = { readonly min?: number; readonly max?: number; readonly currency?: 'NOK' | 'EUR' }

const currency = 'kr|kroner|nok|€|euros?|eur'
const number = '\\d{1,3}(?:[ .]\\d{3})+|\\d+'
/** "2000", "kr 2 000,-", "200 €" */
const sum = (name: string) =>
  `(?:(?<${name}Before>${currency})\\.? ?)?(?<${name}>${number})(?:[.,]\\d\\d|,-)?(?!\\d)(?: ?(?<${name}After>${currency})(?!\\p{L}))?`
const lowest = sum('min')
const highest = sum('max')

const below =
  'under|below|maks|max|maksimum|maksimalt|maximum|inntil|opptil|up to|(?:billigere|mindre|lavere) enn|(?:cheaper|less) than'
const above = 'over|above|minst|minimum|(?:dyrere|mer) enn|more than|at least'
/** A number with a unit is not a price: "under 10 liter". */
const noUnit =
  '(?! ?(?:l|liters?|litres?|kg|g|gram|cm|mm|m|person(?:er)?|people|grader|degrees|år|years?|dager|days|%|°))'
const start = '(?<![\\p{L}\\d])'

const patterns = [
  `${start}(?:(?<worded>mellom|between) |(?:fra|from) )?${lowest}(?: ?[-–] ?| (?:og|and|til|to) )${highest}${noUnit}`,
  `${start}(?<worded>${below}) ${highest}${noUnit}`,
  `${start}(?<worded>${above}) ${lowest}${noUnit}`,
].map((pattern) => new RegExp(`${pattern}(?![\\p{L}\\d])`, 'iu'))

/** Smaller figures without a currency are litres or sizes rather than prices. */
const SMALLEST = { worded: 50, bare: 100 }

/** A query without the price that it names, and that price: "jakke under 2000 kr", "jacket 100-200 euros". */
export function readPrice(query: string): { readonly rest: string; readonly price?: PriceRange } {
  const spaced = query.replace(/\s+/g, ' ')
  for (const pattern of patterns) {
    const match = pattern.exec(spaced)
    const price = match?.groups && rangeOf(match.groups)
    if (price) return { rest: spaced.replace(match[0], ' ').replace(/ +/g, ' ').trim(), price }
  }
  return { rest: query }
}

function rangeOf(groups: Readonly<Record<string, string | undefined>>): PriceRange | undefined {
  const { worded, min, max, minBefore, minAfter, maxBefore, maxAfter } = groups
  const named = maxAfter ?? maxBefore ?? minAfter ?? minBefore
  const sums = [min, max].flatMap((text) => (text ? Number(text.replace(/\D/g, '')) : []))
  if (!named && Math.min(...sums) < (worded ? SMALLEST.worded : SMALLEST.bare)) return undefined
  return {
    ...(min && { min: Math.min(...sums) }),
    ...(max && { max: Math.max(...sums) }),
    ...(named && { currency: /^(?:k|n)/i.test(named) ? 'NOK' : 'EUR' }),
  }
}

/** Whether a price can be compared with the range: figures of another currency say nothing about it. */
export function isComparable(price: Money, range: PriceRange): boolean {
  return !range.currency || range.currency === price.currency
}

export function isWithin({ amount }: Money, { min = 0, max = Number.POSITIVE_INFINITY }: PriceRange): boolean {
  return amount >= min && amount <= max
}
