import type { Texts } from '#web/i18n/nb.ts'

/** The texts of the failed page. */
export const failedKeys = [
  'failedTitle',
  'failedNote',
  'bagKept',
  'tryAgain',
  'toShop',
  'cancelled',
  'error',
  'refused',
  'unknown',
  'unknownTitle',
  'otherBrowser',
  'checking',
  'checkingText',
  'nothingToCheck',
  'toCheckout',
] as const satisfies readonly (keyof Texts<'payment'>)[]
