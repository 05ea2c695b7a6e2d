import { fixedLink } from '#web/routing/fixed-links.ts'
import { pageLanguage } from '../bag/bag-state.ts'
import { localState } from '../local-state/local-state.ts'
import { paymentPorts } from './browser-ports.ts'
import { settleOpenPayment } from './settle.ts'

/** How often, and for how long, pages that wait for an order look for it: banks, webhooks and a call that a reload has cut off take a while. */
const LOOK_EVERY_MS = 4000
const LOOKS = 8

let timer: ReturnType<typeof setInterval> | undefined

/**
 * Settles a payment that has begun and whose outcome this page does not know. The checkout and the failed page go on looking for its order for
 * half a minute, and lead to the confirmation; other pages stay as they are.
 */
export async function followOpenPayment(): Promise<void> {
  clearInterval(timer)
  await look()
  if (!isWaiting()) return
  let looks = 0
  clearInterval(timer)
  timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return
    if (++looks > LOOKS || !isWaiting()) clearInterval(timer)
    else void look().catch(() => {})
  }, LOOK_EVERY_MS)
}

async function look(): Promise<void> {
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
