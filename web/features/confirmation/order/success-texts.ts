import type { Texts } from '#web/i18n/nb.ts'

/** What the page says before it is known whose order it is. */
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
