import { shellPage } from '#web/app/shell-page.tsx'
import { CheckPaymentPage } from '#web/features/checkout/result/check-payment-page.tsx'

const { generateMetadata, Page } = shellPage('check-payment', 'checkPaymentTitle', CheckPaymentPage)

export { generateMetadata, Page as default }
