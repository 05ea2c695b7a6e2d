import { someTexts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'
import { CheckPayment } from './check-payment.tsx'

const keys = [
  'checking',
  'checkingText',
  'checkingMore',
  'checkingStopped',
  'checkAgain',
  'nothingToCheck',
  'toCheckout',
] as const

/** The page to which banks and Vipps return shoppers after a payment. */
export function CheckPaymentPage({ lang }: { lang: Language }) {
  return <CheckPayment lang={lang} texts={someTexts(lang, 'payment', keys)} />
}
