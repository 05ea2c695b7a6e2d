import { fixedLink } from '#web/routing/fixed-links.ts'
import { pageLanguage } from '../bag/bag-state.ts'
import { paymentPorts } from './browser-ports.ts'
import { settleOpenPayment } from './settle.ts'

/**
 * Looks after a payment that an earlier page has begun. Whoever stands in the checkout or on the failed page is led to the order that it has
 * become; elsewhere nobody is interrupted.
 */
export async function followOpenPayment(): Promise<void> {
  const order = await paymentPorts.withPaymentLock(() => settleOpenPayment(paymentPorts))
  const lang = pageLanguage()
  const waiting = [fixedLink(lang, 'checkout'), fixedLink(lang, 'checkout/failed')]
  if (order && waiting.includes(location.pathname)) location.replace(fixedLink(lang, 'checkout/success'))
}
