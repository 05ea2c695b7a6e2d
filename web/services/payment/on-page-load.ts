import { fixedLink } from '#web/routing/fixed-links.ts'
import { pageLanguage } from '../bag/bag-state.ts'
import { paymentPorts } from './browser-ports.ts'
import { settleOpenPayment } from './settle.ts'

/**
 * Settles a payment that an earlier page started. If it has become an order, the checkout and the failed page go on to the confirmation; other
 * pages stay as they are.
 */
export async function followOpenPayment(): Promise<void> {
  const order = await paymentPorts.withPaymentLock(() => settleOpenPayment(paymentPorts))
  const lang = pageLanguage()
  const waiting = [fixedLink(lang, 'checkout'), fixedLink(lang, 'checkout/failed')]
  if (order && waiting.includes(location.pathname)) location.replace(fixedLink(lang, 'checkout/success'))
}
