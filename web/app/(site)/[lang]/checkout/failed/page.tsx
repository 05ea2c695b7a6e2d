import { privatePage } from '#web/app/private-page.tsx'
import { PaymentFailedPage } from '#web/features/checkout/result/payment-failed-page.tsx'
import { texts } from '#web/i18n/translate.ts'
import type { Language } from '#web/routing/languages.ts'

const title = (lang: Language) => texts(lang, 'payment').heading
const { generateStaticParams, generateMetadata, Page } = privatePage('checkout/failed', title, PaymentFailedPage)

export { generateMetadata, generateStaticParams, Page as default }
