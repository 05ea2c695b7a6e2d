import type { Texts } from '#web/i18n/nb.ts'
import { someTexts, texts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'

const keys = [
  'fromPrice',
  'priceBefore',
  'priceNow',
  'deliveredIn',
  'reservedOf',
  'goalReached',
  'reserved',
  'oneDayLeft',
  'daysLeft',
  'crowdfundingSucceeded',
  'crowdfundingFailed',
] as const

export type CardTexts = Pick<Texts<'shop'>, (typeof keys)[number]> &
  Pick<Texts<'reviews'>, 'stars'> & { readonly lang: Language }

/** Texts of the live values on a card, for the browser. */
export function cardTexts(lang: Language): CardTexts {
  return { lang, ...someTexts(lang, 'shop', keys), stars: texts(lang, 'reviews').stars }
}
