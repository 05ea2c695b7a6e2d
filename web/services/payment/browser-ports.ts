import { readOpenPayment } from '#web/domain/checkout/open-payment.ts'
import type { PaymentCampaign } from '#web/domain/checkout/payment-request.ts'
import { readPaymentResult } from '#web/domain/checkout/payment-result.ts'
import { loadEngine } from '../bag/bag.ts'
import { bagState, pageLanguage } from '../bag/bag-state.ts'
import { bagMemory, withBagLock } from '../bag/bag-storage.ts'
import { centraConnection } from '../centra/live-connection.ts'
import { createPaymentCalls } from '../centra/payment.ts'
import { forgetForm } from '../checkout/kept-form.ts'
import { localState, storedLocalState, updateLocalState } from '../local-state/local-state.ts'
import { paymentBag } from './payment-bag.ts'
import type { PaymentBag, PaymentMemory, PaymentPorts } from './ports.ts'
import { reservationCalls } from './reservation-calls.ts'

/** The campaign of this page load, which the storage forgets when a payment starts. */
let campaign: PaymentCampaign | null = null

const memory: PaymentMemory = {
  openPayment: () => readOpenPayment(storedLocalState().openPayment),
  storeOpenPayment: (openPayment) => updateLocalState(() => ({ openPayment })),
  result: () => readPaymentResult(storedLocalState().centraPaymentResult),
  storeResult: (centraPaymentResult) => {
    updateLocalState(() => ({ centraPaymentResult }))
    if (centraPaymentResult.kind !== 'failed') forgetForm()
  },
  campaign: () => localState.getState().mc ?? campaign,
  startPayment: (openPayment) => {
    campaign = memory.campaign()
    updateLocalState(() => ({ openPayment, mc: null, centraPaymentResult: null }))
  },
  hasSelection: () => centraConnection.tokens.read() !== null,
  dropSelection: () => updateLocalState(({ centra }) => ({ centra: centra && { token: centra.token, lines: [] } })),
}

/** Loads the engine when it is needed: the page that checks a payment leaves the selection alone. */
async function loadBag(): Promise<PaymentBag> {
  return paymentBag({ engine: (await loadEngine()).engine, state: bagState, memory: bagMemory, withLock: withBagLock })
}

const bag: PaymentBag = {
  read: bagMemory.read,
  refresh: (known) =>
    loadBag().then(
      (loaded) => loaded.refresh(known),
      () => false,
    ),
  remove: (itemIds) =>
    loadBag().then(
      (loaded) => loaded.remove(itemIds),
      () => false,
    ),
  putBack: async (items) => (await loadBag()).putBack(items),
  hold: withBagLock,
}

/** The payment flow in this browser. */
export const paymentPorts: PaymentPorts = {
  platform: createPaymentCalls(centraConnection),
  bag,
  reservations: reservationCalls({ token: centraConnection.tokens.read, lang: pageLanguage }),
  memory,
  withPaymentLock,
  newKey: () => crypto.randomUUID(),
  now: () => Date.now(),
  wait: centraConnection.wait,
}

/**
 * The longest wait for another tab that is paying. Most payments have ended by then, and this tab finds their order.
 */
const LOCK_TIMEOUT_MS = 4000

/** Browsers without locks (plain http, old) pay without one: the platform still makes one order of a selection. */
async function withPaymentLock<T>(work: () => Promise<T>): Promise<T | undefined> {
  if (!('locks' in navigator)) return work()
  const timeout = AbortSignal.timeout(LOCK_TIMEOUT_MS)
  let hasBegun = false
  try {
    return await navigator.locks.request('payment', { signal: timeout }, () => {
      hasBegun = true
      return work()
    })
  } catch (error) {
    if (hasBegun || !timeout.aborted) throw error
    return undefined
  }
}
