import type { Texts } from '#web/i18n/nb.ts'
import { someTexts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'

const priceKeys = ['price', 'priceFrom', 'priceNow', 'priceBefore', 'liveFailed', 'tryAgain'] as const

const buyKeys = [
  'chooseSize',
  'chooseLength',
  'add',
  'addPreorder',
  'reserve',
  'adding',
  'added',
  'inBag',
  'reservationInBag',
  'allInBag',
  'allReservedInBag',
  'showBag',
  'notify',
  'inStock',
  'lowStock',
  'soldOut',
  'soldOutPreorderDate',
  'soldOutPreorder',
  'preorderLeftDate',
  'preorderLeft',
  'leftOf',
  'notSold',
  'stockUnknown',
  'unreachable',
  'soldOutNow',
  'addFailed',
  'notifyTitle',
  'email',
  'notifySend',
  'sending',
  'notifyDone',
  'sendFailed',
] as const

export type PriceTexts = Pick<Texts<'product'>, (typeof priceKeys)[number]>
export type BuyTexts = Pick<Texts<'product'>, (typeof buyKeys)[number]>

/** Texts of the price, for the browser. */
export function priceTexts(lang: Language): PriceTexts {
  return someTexts(lang, 'product', priceKeys)
}

/** Texts of everything around the button, for the browser. */
export function buyTexts(lang: Language): BuyTexts {
  return someTexts(lang, 'product', buyKeys)
}
