import { CheckoutFailedShell } from '../../../../../features/checkout/checkout-failed-shell.tsx'
import { shellPage } from '../../../../shell-page.tsx'

const { generateMetadata, Page } = shellPage('checkoutFailed', 'checkoutFailedTitle', CheckoutFailedShell)

export { generateMetadata, Page as default }
