import '@adyen/adyen-web/styles/adyen.css'
import './drop-in.css'
import { AdyenCheckout, Card, type CoreConfiguration, Dropin, Redirect, Vipps } from '@adyen/adyen-web'
import type { Language } from '#web/routing/languages.ts'
import type { PaymentAction, PaymentForm } from '#web/services/centra/payment.ts'
import { fieldStyles } from './field-styles.ts'
import { waitForCardFields } from './wait-for-card-fields.ts'
import { type WatchedCard, watchCard } from './watch-card.ts'

/** In whole currency units with decimals. */
export type DropInAmount = { readonly currency: string; readonly value: number }

/**
 * The Drop-in's next step after a press: with the bank or Vipps, by staying busy while the page leaves, or ready for
 * another press.
 */
export type DropInAnswer =
  | { readonly kind: 'action'; readonly action: PaymentAction }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'again' }

export type DropInOptions = {
  readonly lang: Language
  /** ISO 3166. */
  readonly country: string
  readonly amount: DropInAmount
  /** Pays with the collected data, `state.data` of adyen-web. */
  readonly onSubmit: (data: object) => Promise<DropInAnswer>
  /** Enter was pressed in one of its fields. */
  readonly onEnter: () => void
  /** `scheme` for cards, else the method's name (`vipps`); undefined while none is chosen. */
  readonly onMethod: (type: string | undefined) => void
  /** Something was typed or chosen. */
  readonly onEdit: () => void
}

export type DropIn = {
  /** Submits what was chosen, or shows what is missing and resolves to false. */
  readonly submit: () => Promise<boolean>
  /** Whether something of the card has been typed. */
  readonly isBegun: () => boolean
  readonly setAmount: (amount: DropInAmount) => void
  /** Makes it usable again, with what was typed. */
  readonly reset: () => void
  readonly unmount: () => void
}

/** The longest wait for the payment service until its fields can be typed in. */
const READY_TIMEOUT_MS = 15_000
const CARD = 'scheme'
/** Milliseconds after which adyen-web has taken over the result of a validation. */
const VALIDATION_MS = 100

/**
 * Shows adyen-web's Drop-in in an element: the only place that knows adyen-web. Resolves when its fields can be typed
 * in.
 * @throws Error when the payment service does not answer in time; nothing is left in the element then
 */
export async function mountDropIn(element: HTMLElement, form: PaymentForm, options: DropInOptions): Promise<DropIn> {
  const fields = watchFields(form.paymentMethods.paymentMethods.some(({ type }) => type === CARD))
  const card = watchCard()
  let dropin: Dropin | undefined
  try {
    const checkout = await Promise.race([AdyenCheckout(configuration(form, options, card)), fields.late])
    dropin = new Dropin(checkout, dropinConfiguration(options, fields, card))
    dropin.mount(element)
    await Promise.race([fields.ready, fields.late])
    return handleOf(dropin, card)
  } catch (error) {
    dropin?.unmount()
    card.stop()
    throw error
  } finally {
    fields.stop()
  }
}

function handleOf(dropin: Dropin, card: WatchedCard): DropIn {
  return {
    async submit() {
      const outcome = await waitForCardFields({ ...card, isValid: () => dropin.isValid })
      if (outcome === 'edited') return false
      if (outcome === 'incomplete') {
        dropin.showValidation()
        // The validity of two fields typed at the same moment may only be known after that.
        await pause(VALIDATION_MS)
      }
      if (dropin.isValid) dropin.submit()
      return dropin.isValid
    },
    isBegun: card.isBegun,
    setAmount: (amount) => dropin.updateAmount(minorUnits(amount)),
    reset: () => void dropin.setStatus('ready'),
    unmount: () => {
      card.stop()
      dropin.unmount()
    },
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function configuration(
  form: PaymentForm,
  { lang, country, amount, onSubmit, onEnter, onEdit }: DropInOptions,
  card: WatchedCard,
): CoreConfiguration {
  return {
    ...environmentOf(form.environment),
    clientKey: form.clientKey,
    // `nb-NO` would silently become English.
    locale: lang === 'nb' ? 'no-NO' : 'en-US',
    countryCode: country,
    amount: minorUnits(amount),
    paymentMethodsResponse: form.paymentMethods,
    showPayButton: false,
    analytics: { enabled: false },
    risk: { enabled: false },
    onEnterKeyPressed: onEnter,
    onChange: (state) => {
      card.onChange(state)
      onEdit()
    },
    onSubmit: (state, _component, actions) => {
      const again = () => actions.resolve({ resultCode: 'Refused' })
      onSubmit(card.encrypted.complete(state.data)).then((answer) => {
        if (answer.kind === 'action') actions.resolve({ resultCode: 'RedirectShopper', action: answer.action })
        // The page is left; the Drop-in stays busy.
        else if (answer.kind === 'leaving') actions.resolve({ resultCode: 'Authorised' })
        else again()
      }, again)
    },
    onPaymentFailed: (_result, component) => component?.setStatus('ready'),
  }
}

/** An environment of Adyen, or the address of a stand-in. */
function environmentOf(environment: string): Pick<CoreConfiguration, 'environment' | '_environmentUrls'> {
  const known = (['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in'] as const).find(
    (name) => name === environment,
  )
  if (known) return { environment: known }
  const address = environment.replace(/\/?$/, '/')
  return {
    environment: 'test',
    _environmentUrls: { api: address, analytics: address, cdn: { images: address, translations: address } },
  }
}

type Fields = ReturnType<typeof watchFields>

function dropinConfiguration(options: DropInOptions, fields: Fields, card: WatchedCard) {
  return {
    paymentMethodComponents: [Card, Vipps, Redirect],
    disableFinalAnimation: true,
    onReady: fields.onReady,
    onSelect: (method: { readonly type: string }) => options.onMethod(method.type),
    paymentMethodsConfiguration: {
      card: {
        hasHolderName: true,
        holderNameRequired: true,
        styles: fieldStyles(),
        onConfigSuccess: fields.onConfigSuccess,
        onFieldValid: card.onFieldValid,
        onFocus: card.onFocus,
      },
    },
  }
}

/**
 * Ready when the Drop-in is, and the frames of the card fields, where cards are offered; rejects when that takes too
 * long.
 */
function watchFields(hasCards: boolean) {
  let [onReady, onConfigSuccess, stop] = [() => {}, () => {}, () => {}]
  const dropIn = new Promise<void>((resolve) => {
    onReady = resolve
  })
  const frames = new Promise<void>((resolve) => {
    onConfigSuccess = resolve
    if (!hasCards) resolve()
  })
  const late = new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The payment service does not answer')), READY_TIMEOUT_MS)
    stop = () => clearTimeout(timer)
  })
  return { ready: Promise.all([dropIn, frames]), late, onReady, onConfigSuccess: () => onConfigSuccess(), stop }
}

/** Adyen counts in the currency's minor units; all of ours have two decimals. */
function minorUnits({ currency, value }: DropInAmount) {
  return { currency, value: Math.round(value * 100) }
}
