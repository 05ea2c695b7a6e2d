import { translator } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'

/** The texts for live values on a card; the browser fills in `{price}`, `{count}` and the like. */
export type CardTexts = {
  readonly lang: Language
  readonly fromPrice: string
  readonly priceBefore: string
  readonly priceNow: string
  readonly deliveredIn: string
  readonly reservedOf: string
  readonly reserved: string
  readonly oneDayLeft: string
  readonly daysLeft: string
  readonly succeeded: string
  readonly notEnough: string
}

export function cardTexts(lang: Language): CardTexts {
  const t = translator(lang, 'shop')
  return {
    lang,
    fromPrice: t('fromPrice', { price: '{price}' }),
    priceBefore: t('priceBefore'),
    priceNow: t('priceNow'),
    deliveredIn: t('deliveredIn', { month: '{month}' }),
    reservedOf: t('reservedOf', { count: '{count}', goal: '{goal}' }),
    reserved: t('reserved', { count: '{count}' }),
    oneDayLeft: t('oneDayLeft'),
    daysLeft: t('daysLeft', { days: '{days}' }),
    succeeded: t('crowdfundingSucceeded'),
    notEnough: t('crowdfundingFailed'),
  }
}
