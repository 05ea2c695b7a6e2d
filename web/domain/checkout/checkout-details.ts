/** The values of the checkout form (docs/product/3, R3.07). Texts are trimmed; optional ones may be empty. */
export type CheckoutDetails = {
  readonly email: string
  /** In international form, `+4791234567`. */
  readonly phone: string
  readonly firstName: string
  readonly lastName: string
  readonly address: string
  readonly address2: string
  readonly zipCode: string
  readonly city: string
  readonly state: string
  /** ISO 3166, two letters. */
  readonly country: string
  readonly newsletter: boolean
  readonly termsAndConditions: boolean
  /** Present when another shipping address was chosen. */
  readonly shipping?: ShippingDetails
}

export type ShippingDetails = {
  readonly shippingFirstName: string
  readonly shippingLastName: string
  readonly shippingAddress: string
  readonly shippingAddress2: string
  readonly shippingZipCode: string
  readonly shippingCity: string
  readonly shippingState: string
  readonly shippingCountry: string
}
