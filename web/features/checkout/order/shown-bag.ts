import type { Texts } from '#web/i18n/nb.ts'
import type { Language } from '#web/routing/languages.ts'
import type { CheckoutBag } from '../use-checkout-bag.ts'

/** The props of every part of the order's display. */
export type ShownBag = {
  lang: Language
  texts: Texts<'checkout'>
  bagTexts: Texts<'bag'>
  bag: CheckoutBag
}
