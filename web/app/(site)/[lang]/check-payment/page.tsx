import { CheckPaymentShell } from '../../../../features/checkout/check-payment-shell.tsx'
import { shellPage } from '../../../shell-page.tsx'

const { generateMetadata, Page } = shellPage('checkPayment', 'checkPaymentTitle', CheckPaymentShell)

export { generateMetadata, Page as default }
