import { shellPage } from '#web/app/shell-page.tsx'
import { CheckoutFailedShell } from '#web/features/checkout/checkout-failed-shell.tsx'

const { generateMetadata, Page } = shellPage('checkout/failed', 'checkoutFailedTitle', CheckoutFailedShell)

export { generateMetadata, Page as default }
