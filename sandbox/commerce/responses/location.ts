import { MARKETS, type Market } from '../pricing/markets.ts'
import { type State, statesOf } from './states.ts'

export const LANGUAGES = [
  { language: 'en', name: 'English' },
  { language: 'nb', name: 'Norsk bokmål' },
]

export function isShopLanguage(language: string): boolean {
  return LANGUAGES.some((known) => known.language === language)
}

type Country = { country: string; name: string; eu: boolean; language: string; currency: string; states?: State[] }

/** The lists never change, so each is built once. */
const lists = new Map<string, Country[]>()

/** All countries that the shop ships to, named and sorted in a language. */
export function countriesIn(language: string): Country[] {
  let list = lists.get(language)
  if (!list) {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    list = MARKETS.map((market) => country(market, names.of(market.country) ?? market.country)).toSorted((a, b) =>
      a.name.localeCompare(b.name, language),
    )
    lists.set(language, list)
  }
  return list
}

function country({ country: code, eu, currency }: Market, name: string): Country {
  const states = statesOf(code)
  return { country: code, name, eu, language: code === 'NO' ? 'nb' : 'en', currency, ...(states && { states }) }
}

export function locationJson({ country: code, eu, currency }: Market, language: string) {
  return {
    country: code,
    name: countriesIn(language).find((known) => known.country === code)?.name ?? code,
    state: null,
    stateName: '',
    eu,
    shipTo: true,
    language: code === 'NO' ? 'nb' : 'en',
    market: code === 'NO' ? '1' : '2',
    pricelist: currency === 'NOK' ? '1' : '2',
  }
}
