import { fixedLink } from '#web/routing/fixed-links.ts'
import { pageLanguage } from '../bag/bag-state.ts'
import { localState } from '../local-state/local-state.ts'
import { paymentPorts } from './browser-ports.ts'
import { settleOpenPayment } from './settle.ts'

/** The interval and number of polls by pages that wait for an order: banks and webhooks take a while. */
const POLL_INTERVAL_MS = 4000
const MAX_POLLS = 8

let timer: ReturnType<typeof setInterval> | undefined

/**
 * Settles a payment that has begun and whose outcome this page does not know. The checkout and the failed page poll for
 * its order for half a minute, then go to the confirmation; other pages stay as they are.
 */
export async function followOpenPayment(): Promise<void> {
  clearInterval(timer)
  await poll()
  if (!isWaiting()) return
  let polls = 0
  clearInterval(timer)
  timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return
    if (++polls > MAX_POLLS || !isWaiting()) clearInterval(timer)
    else void poll().catch(() => {})
  }, POLL_INTERVAL_MS)
}

async function poll(): Promise<void> {
  const order = await paymentPorts.withPaymentLock(() => settleOpenPayment(paymentPorts))
  if (order && isOnWaitingPage()) location.replace(fixedLink(pageLanguage(), 'checkout/success'))
}

function isWaiting(): boolean {
  return localState.getState().openPayment !== null && isOnWaitingPage()
}

function isOnWaitingPage(): boolean {
  const lang = pageLanguage()
  return [fixedLink(lang, 'checkout'), fixedLink(lang, 'checkout/failed')].includes(location.pathname)
}
