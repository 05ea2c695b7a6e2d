import { shellPage } from '#web/app/shell-page.tsx'
import { CheckoutSuccessShell } from '#web/features/checkout/checkout-success-shell.tsx'

const { generateMetadata, Page } = shellPage('checkout/success', 'checkoutSuccessTitle', CheckoutSuccessShell)

export { generateMetadata, Page as default }
