import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { CountrySelect } from './country-select.tsx'
import type { CountryTexts } from './country-texts.ts'

/** Where the shopper's things are sent, and so what they cost: for the footer, the bag and the checkout (docs/product/9). */
export function CountryPicker({ lang }: { lang: Language }) {
  const t = translator(lang, 'country')
  const texts: CountryTexts = {
    label: t('label'),
    choose: t('choose'),
    loadFailed: t('loadFailed'),
    failed: t('failed'),
    retry: t('retry'),
  }
  return <CountrySelect lang={lang} texts={texts} />
}
