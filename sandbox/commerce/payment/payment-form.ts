import { CheckoutError } from '../http/checkout-error.ts'
import type { CommercePlatform } from '../platform.ts'
import type { Session } from '../store/sessions.ts'
import { type PaymentProvider, shopperLocale } from './payment-provider.ts'
import { type PaymentRequest, returnAddress } from './payment-request.ts'

/**
 * The data for showing the Drop-in: the response to the first `POST payment`. `formHtml` is there because the
 * platform sends one; pages that bring the Drop-in themselves ignore it.
 * @throws CheckoutError 503 when the payment service cannot be reached
 */
export async function paymentForm(
  { selectionId }: Session,
  request: PaymentRequest,
  { platform, provider }: { platform: CommercePlatform; provider: PaymentProvider },
) {
  const { country, language } = platform.selections.get(selectionId)
  const locale = shopperLocale(language)
  const methods = await provider.paymentMethods(locale)
  if (methods.kind !== 'result') throw new CheckoutError(503, { paymentMethod: 'unavailable' })
  return {
    action: 'form',
    formType: 'adyen-drop-in',
    formHtml: '<div id="adyen-drop-in"></div>',
    formFields: {
      paymentMethodData: methods.result,
      returnUrl: returnAddress(request),
      paymentMethod: request.paymentMethod,
      locale,
      environment: provider.environment,
      clientKey: provider.clientKey,
      addressData: request.address ?? { country },
    },
  }
}
