import { z } from 'zod'
import { notAcceptable } from '../http/checkout-error.ts'
import { marketOf } from '../pricing/markets.ts'
import { statesOf } from '../responses/states.ts'

const text = z.string().trim().max(300).optional()

const addressSchema = z.object({
  newsletter: z.boolean().optional(),
  email: text,
  phoneNumber: text,
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  zipCode: text,
  city: text,
  state: text,
  country: text,
})
export type Address = z.infer<typeof addressSchema>

/** The body of `POST payment`. Required fields are checked afterwards, because their errors have names of their own. */
export const paymentRequestSchema = z.object({
  paymentMethod: z.string().max(100).default(''),
  paymentReturnPage: z.string().max(4000).optional(),
  paymentFailedPage: z.string().max(4000).optional(),
  termsAndConditions: z.boolean().default(false),
  /** Only prepares the payment form, before the shopper has filled in the address. */
  paymentInitiateOnly: z.boolean().default(false),
  address: addressSchema.optional(),
  shippingAddress: addressSchema.optional(),
  additionalFields: z.record(z.string().max(100), z.string().max(2000)).optional(),
  /** The Drop-in's `state.data`, in the second call. */
  paymentMethodSpecificFields: z.looseObject({ paymentMethod: z.looseObject({ type: z.string() }) }).optional(),
})
export type PaymentRequest = z.infer<typeof paymentRequestSchema>

/**
 * Checks what the platform requires of a payment.
 * @param country the selection's country, where the order is sent to
 * @throws CheckoutError 406 with every missing or wrong field by its path
 */
export function requireComplete(request: PaymentRequest, country: string): void {
  const errors = { ...addressErrors(request, country), ...pageErrors(request) }
  if (!request.paymentInitiateOnly && !request.termsAndConditions)
    Object.assign(errors, { termsAndConditions: 'must be true' })
  if (Object.keys(errors).length > 0) throw notAcceptable(errors)
}

/** The two pages that the shopper returns to. */
function pageErrors(request: PaymentRequest): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const name of ['paymentReturnPage', 'paymentFailedPage'] as const) {
    const page = request[name]
    if (!page) errors[name] = 'required'
    else if (!URL.canParse(page) || !/^https?:$/.test(new URL(page).protocol)) errors[name] = 'not valid'
  }
  return errors
}

function addressErrors({ address, shippingAddress, paymentInitiateOnly }: PaymentRequest, country: string) {
  const errors: Record<string, string> = {}
  if (paymentInitiateOnly) return errors
  for (const name of ['email', 'phoneNumber', 'country'] as const)
    if (!address?.[name]) errors[`address.${name}`] = 'required'
  if (address?.email && !z.email().max(254).safeParse(address.email).success)
    errors['address.email'] = 'Expected type e-mail'
  if (address?.country && !marketOf(address.country)) errors['address.country'] = 'not valid'
  for (const [name, place] of Object.entries({ address, shippingAddress }))
    if (place?.country && statesOf(place.country) && !place.state) errors[`${name}.state`] = 'required'
  // Prices, tax and shipping are those of the selection's country.
  const destination = shippingAddress ? 'shippingAddress.country' : 'address.country'
  const sentTo = (shippingAddress ?? address)?.country
  if (shippingAddress && !sentTo) errors[destination] = 'required'
  else if (sentTo && marketOf(sentTo)?.country !== country) errors[destination] ??= 'differs from the selection'
  return errors
}

/** The shop's page, which learns by the parameter which payment method the shopper returns from. */
export function returnAddress({ paymentReturnPage = '', paymentMethod }: PaymentRequest): string {
  const address = new URL(paymentReturnPage)
  address.searchParams.set('centraPaymentMethod', paymentMethod)
  return address.href
}
