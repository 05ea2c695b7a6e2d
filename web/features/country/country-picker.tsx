import { texts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { CountrySelect } from './country-select.tsx'

/**
 * The country that the shopper's order is sent to, which decides its prices: for the footer, the bag and the checkout
 * (docs/product/9).
 */
export function CountryPicker({ lang }: { lang: Language }) {
  return <CountrySelect lang={lang} texts={texts(lang, 'country')} />
}
