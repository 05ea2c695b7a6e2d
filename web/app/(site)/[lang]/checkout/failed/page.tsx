import { shellPage } from '#web/app/shell-page.tsx'
import { PaymentFailedPage } from '#web/features/checkout/result/payment-failed-page.tsx'

const { generateMetadata, Page } = shellPage('checkout/failed', 'checkoutFailedTitle', PaymentFailedPage)

export { generateMetadata, Page as default }
