import { shellPage } from '#web/app/shell-page.tsx'
import { CheckPaymentShell } from '#web/features/checkout/check-payment-shell.tsx'

const { generateMetadata, Page } = shellPage('check-payment', 'checkPaymentTitle', CheckPaymentShell)

export { generateMetadata, Page as default }
