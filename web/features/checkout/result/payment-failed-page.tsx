import { someTexts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { failedKeys } from './failed-texts.ts'
import { PaymentFailed } from './payment-failed.tsx'

/** The page of a failed payment. */
export function PaymentFailedPage({ lang }: { lang: Language }) {
  return <PaymentFailed lang={lang} texts={someTexts(lang, 'payment', failedKeys)} />
}
