import { someTexts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { PaymentFailed } from './payment-failed.tsx'

const keys = [
  'failedTitle',
  'failedNote',
  'bagKept',
  'tryAgain',
  'toShop',
  'cancelled',
  'error',
  'refused',
  'unknown',
] as const

/** Where a failed payment ends. */
export function PaymentFailedPage({ lang }: { lang: Language }) {
  return <PaymentFailed lang={lang} texts={someTexts(lang, 'payment', keys)} />
}
