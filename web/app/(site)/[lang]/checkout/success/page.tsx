import { CheckoutSuccessShell } from '../../../../../features/checkout/checkout-success-shell.tsx'
import { shellPage } from '../../../../shell-page.tsx'

const { generateMetadata, Page } = shellPage('checkoutSuccess', 'checkoutSuccessTitle', CheckoutSuccessShell)

export { generateMetadata, Page as default }
