import { CheckoutShell } from '../../../../features/checkout/checkout-shell.tsx'
import { shellPage } from '../../../shell-page.tsx'

const { generateMetadata, Page } = shellPage('checkout', 'checkoutTitle', CheckoutShell)

export { generateMetadata, Page as default }
