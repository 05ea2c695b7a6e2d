import type * as Adyen from '@adyen/adyen-web'

/**
 * Runs in the browser: a checkout page with nothing but the Drop-in. The token of the selection is kept as the
 * storefront keeps it.
 */
const adyen: typeof Adyen = await import(String('/adyen.js'))
const { payments = '', commerce = '' } = document.documentElement.dataset
const output = document.querySelector('output')
const parameters = new URLSearchParams(location.search)

type Call = { status: number; body: Record<string, unknown> }

function show(result: string): void {
  if (output) output.textContent = result
}

async function call(path: string, body: object): Promise<Call> {
  const token = sessionStorage.getItem('token') ?? ''
  const response = await fetch(`${commerce}${path}`, {
    method: 'POST',
    headers: { 'api-token': token, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const json = await response.json()
  if (typeof json.token === 'string') sessionStorage.setItem('token', json.token)
  return { status: response.status, body: json }
}

function outcome({ body }: Call): string {
  const { errors, order } = body as { errors?: object; order?: string | { order: string } }
  if (errors) return `failed: ${Object.values(errors).join()}`
  return `order ${typeof order === 'object' ? order.order : order}`
}

const request = {
  paymentMethod: 'adyen',
  paymentReturnPage: `${location.origin}/payment-redirect`,
  paymentFailedPage: `${location.origin}/failed`,
  termsAndConditions: true,
  address: { email: 'kari@example.com', phoneNumber: '+4791234567', country: 'NO' },
}

async function checkOut(): Promise<void> {
  const token = parameters.get('token')
  if (token) sessionStorage.setItem('token', token)
  const { body } = await call('payment', request)
  const { paymentMethodData, clientKey, locale } = body.formFields as {
    paymentMethodData: Adyen.PaymentMethodsResponse
    clientKey: string
    locale: string
  }
  const checkout = await adyen.AdyenCheckout({
    clientKey,
    locale,
    countryCode: 'NO',
    amount: { currency: 'NOK', value: 10000 },
    environment: 'test',
    _environmentUrls: { api: payments, analytics: payments, cdn: { images: payments, translations: payments } },
    analytics: { enabled: false },
    risk: { enabled: false },
    paymentMethodsResponse: paymentMethodData,
    onSubmit: async (state, _component, actions) => {
      const result = await call('payment', { ...request, paymentMethodSpecificFields: state.data })
      const fields = result.body.formFields as { action?: Adyen.PaymentAction } | undefined
      if (fields?.action) actions.resolve({ resultCode: 'RedirectShopper', action: fields.action })
      else {
        show(outcome(result))
        actions.resolve({ resultCode: result.body.errors ? 'Refused' : 'Authorised' })
      }
    },
    onChange: ({ isValid }) => void document.body.toggleAttribute('data-valid', isValid),
    onPaymentFailed: (_result, component) => component?.setStatus('ready'),
    onError: (error) => show(`error: ${error.name}`),
  })
  new adyen.Dropin(checkout, {
    paymentMethodComponents: [adyen.Card, adyen.Vipps, adyen.Redirect],
    disableFinalAnimation: true,
    paymentMethodsConfiguration: {
      card: {
        hasHolderName: true,
        holderNameRequired: false,
        styles: { base: { color: 'rgb(1, 2, 3)', fontSize: '17px' }, placeholder: { color: 'rgb(90, 90, 90)' } },
        onConfigSuccess: () => document.body.setAttribute('data-fields', 'ready'),
      },
    },
  }).mount('#drop-in')
}

/** The shopper is back: all returned parameters go to the platform, which says what happened. */
async function checkPayment(): Promise<void> {
  const paymentMethodFields = Object.fromEntries(new URLSearchParams(location.hash.slice(1)))
  show(outcome(await call('payment-result', { paymentMethodFields })))
}

await (location.pathname === '/checkout' ? checkOut() : checkPayment())
