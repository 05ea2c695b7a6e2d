import type { Texts } from '#web/i18n/nb.ts'

/** The texts of the page until the order has been loaded, or when there is none. */
export const successKeys = [
  'successTitle',
  'loading',
  'noOrderTitle',
  'noOrderText',
  'failedTitle',
  'failedText',
  'retry',
  'toShop',
  'toAccount',
] as const

export type SuccessTexts = Pick<Texts<'confirmation'>, (typeof successKeys)[number]>
