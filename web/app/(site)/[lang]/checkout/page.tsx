import { shellPage } from '#web/app/shell-page.tsx'
import { CheckoutShell } from '#web/features/checkout/checkout-shell.tsx'

const { generateMetadata, Page } = shellPage('checkout', 'checkoutTitle', CheckoutShell)

export { generateMetadata, Page as default }
