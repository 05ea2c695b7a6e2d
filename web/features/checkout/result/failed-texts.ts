import type { Texts } from '#web/i18n/nb.ts'

/** What the failed page says. */
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
