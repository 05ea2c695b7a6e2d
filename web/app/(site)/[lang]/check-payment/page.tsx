import { privatePage } from '#web/app/private-page.tsx'
import { CheckPaymentPage } from '#web/features/checkout/result/check-payment-page.tsx'
import { texts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'

const title = (lang: Language) => texts(lang, 'payment').checking
const { generateStaticParams, generateMetadata, Page } = privatePage('check-payment', title, CheckPaymentPage)

export { generateMetadata, generateStaticParams, Page as default }
