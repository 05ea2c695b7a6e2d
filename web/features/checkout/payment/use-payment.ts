import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CheckoutDetails } from '#web/domain/checkout/checkout-details.ts'
import { fixedLink } from '#web/routing/fixed-links.ts'
import type { Language } from '#web/routing/languages.ts'
import { localState } from '#web/services/local-state/local-state.ts'
import type { DropIn, DropInAnswer } from '#web/services/payment/adyen/drop-in.ts'
import type { PayOutcome } from '#web/services/payment/outcome.ts'
import type { CheckoutOrder } from '../checkout-order.ts'

/** `leaving`: on the way to the bank, Vipps or the confirmation. */
export type PaymentPhase = 'idle' | 'validating' | 'paying' | 'leaving'

/** Why a press on the button did not pay, the order that it was for, and the buyer's address. */
export type PaymentProblem = {
  readonly outcome:
    | Exclude<PayOutcome, { kind: 'order' | 'reserved' | 'action' | 'redirect' }>
    | { readonly kind: 'notReady' }
  readonly order: CheckoutOrder
  readonly email: string
}

type Options = {
  readonly lang: Language
  readonly order: CheckoutOrder | undefined
  readonly getDetails: () => Promise<CheckoutDetails | undefined>
  readonly showErrors: (errors: Readonly<Record<string, string>>) => Promise<void>
  readonly onPaying: (isPaying: boolean) => void
  /**
   * Items have sold out while they were paid for: perhaps all of the order, so that nothing of this is shown any more.
   */
  readonly onShort: (problem: PaymentProblem) => void
  readonly dropIn: () => RefObject<DropIn | null>
}

/** The page that the browser is leaving for: the confirmation, or the bank. */
type NextPage = { readonly address: string; readonly isConfirmation: boolean }

type Agreed = { readonly details: CheckoutDetails; readonly order: CheckoutOrder }

/** Handles a press on the pay button, from the form's validation to the outcome. */
export function usePayment({ lang, order, getDetails, showErrors, onPaying, onShort, dropIn }: Options) {
  const [phase, setPhase] = useState<PaymentPhase>('idle')
  const [problem, setProblem] = useState<PaymentProblem>()
  // The open payment in the storage is this page's own, so its notice is not shown.
  const [isOwn, setOwn] = useState(false)
  const agreed = useRef<Agreed>(undefined)
  // State comes a render late for the second of two quick presses.
  const isBusy = useRef(false)
  const [next, setNext] = useState<NextPage>()
  useEffect(() => stopAsking, [])
  const latestOrder = useRef(order)
  useEffect(() => {
    latestOrder.current = order
  })

  function finish(end: 'idle' | 'leaving'): void {
    stopAsking()
    isBusy.current = end !== 'idle'
    setPhase(end)
    if (end === 'idle') onPaying(false)
  }
  function leave(page: NextPage): void {
    finish('leaving')
    setNext(page)
    location.replace(page.address)
  }
  useReturn(() => {
    setNext(undefined)
    dropIn().current?.reset()
    setOwn(false)
    finish('idle')
  })

  async function press(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setPhase('validating')
    setProblem(undefined)
    // Another tab may empty the bag from here on.
    if (order) onPaying(true)
    const details = await getDetails().catch(() => undefined)
    const shownOrder = details && (await settled(latestOrder))
    if (!details || !shownOrder) return finish('idle')
    agreed.current = { details, order: shownOrder }
    if (shownOrder.now === 0) return void payWith(undefined)
    const shown = dropIn().current
    if (!shown) setProblem({ outcome: { kind: 'notReady' }, order: shownOrder, email: details.email })
    // Goes on in `payWith`, which the Drop-in calls with what it has collected.
    if (!(await shown?.submit())) finish('idle')
  }

  async function payWith(method: object | undefined): Promise<DropInAnswer> {
    if (!agreed.current) return { kind: 'again' }
    const { details, order } = agreed.current
    askBeforeLeaving()
    setPhase('paying')
    setOwn(true)
    onPaying(true)
    const outcome = await send({ lang, details, order, method }).catch(() => unknown)
    switch (outcome.kind) {
      case 'action':
        finish('leaving')
        return outcome
      case 'order':
      case 'reserved':
      case 'redirect':
        leave(nextPage(lang, outcome))
        return { kind: 'leaving' }
      default: {
        const problem = { outcome, order, email: details.email }
        finish('idle')
        setProblem(problem)
        if (outcome.kind === 'short') onShort(problem)
        if (outcome.kind === 'invalid') await showErrors(outcome.errors)
        return { kind: 'again' }
      }
    }
  }

  /** A refusal is about the card or method with which it was tried; other problems stay until the next press. */
  function forgetRefusal(): void {
    if (!isBusy.current) setProblem((known) => (known && isRefusal(known) ? undefined : known))
  }

  return { phase, problem, isOwn, next, press, payWith, forgetRefusal, forget: () => setProblem(undefined) }
}

function isRefusal({ outcome }: PaymentProblem): boolean {
  return outcome.kind === 'notReady' || (outcome.kind === 'failed' && outcome.outcome !== 'unknown')
}

/** The longest wait for a bag that is just being read again. */
const [SETTLE_MS, TICK_MS] = [4000, 100]

/** The order once the bag is settled; undefined when it is not, because something must be sorted out first. */
async function settled(order: RefObject<CheckoutOrder | undefined>): Promise<CheckoutOrder | undefined> {
  for (let waited = 0; !order.current && waited < SETTLE_MS; waited += TICK_MS)
    await new Promise((resolve) => setTimeout(resolve, TICK_MS))
  return order.current
}

/** Something was thrown on the way: it may have been sent before. */
const unknown: PayOutcome = { kind: 'failed', outcome: 'unknown' }

/** The code that pays could not be loaded, so it is not known here how an earlier press has ended. */
function unsent(): PayOutcome {
  return { kind: 'unreachable', ...(localState.getState().openPayment !== null && { isEarlierOpen: true }) }
}

async function send({ lang, details, order, method }: Agreed & { lang: Language; method: object | undefined }) {
  const loaded = await import('#web/services/payment/on-press.ts').catch(() => undefined)
  if (!loaded) return unsent()
  const reserved = order.lines.filter(({ type }) => type === 'crowdfunding')
  return loaded.payNow({
    lang,
    details,
    amount: { amount: order.now, currency: order.currency },
    promisedDeliveries: new Map(
      order.lines.flatMap(({ line, type, deliveryDate }) =>
        type === 'preorder' && deliveryDate ? [[line.itemId, deliveryDate] as const] : [],
      ),
    ),
    reservedItems: new Set(reserved.map(({ line }) => line.itemId)),
    ...(method && { method }),
  })
}

function nextPage(lang: Language, outcome: Extract<PayOutcome, { kind: 'order' | 'reserved' | 'redirect' }>): NextPage {
  if (outcome.kind === 'redirect') return { address: outcome.url, isConfirmation: false }
  const page = outcome.kind === 'order' ? 'checkout/success' : 'crowdfunding/confirmation'
  return { address: fixedLink(lang, page), isConfirmation: true }
}

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * The browser asks before the page is left, until `stopAsking`. An effect would be too late for a page that is left at
 * once.
 */
const askBeforeLeaving = () => addEventListener('beforeunload', ask)
const stopAsking = () => removeEventListener('beforeunload', ask)

/** Back from the bank by the back button: the browser shows the page as it was left. */
function useReturn(onReturn: () => void): void {
  const latest = useRef(onReturn)
  useEffect(() => {
    latest.current = onReturn
  })
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && latest.current()
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])
}
