/** The only payment method on the platform. */
export const PAYMENT_METHODS = [
  {
    paymentMethod: 'adyen',
    name: 'Adyen',
    paymentMethodType: 'adyen_drop_in',
    initiateSupported: true,
    supportsInitiateOnly: true,
    providesCustomerAddressAfterPayment: false,
    addressRequiredFields: ['email', 'phoneNumber', 'country'],
  },
]

/** The required fields of a payer (docs/product/5: e-mail and phone number). */
export const PAYMENT_FIELDS = {
  termsAndConditions: { type: 'checkbox', required: true, visible: true },
  address: {
    newsletter: { type: 'checkbox', required: false, visible: true },
    email: { type: 'input', required: true, visible: true },
    phoneNumber: { type: 'input', required: true, visible: true },
    firstName: { type: 'input', required: false, visible: true },
    lastName: { type: 'input', required: false, visible: true },
    address1: { type: 'input', required: false, visible: true },
    address2: { type: 'input', required: false, visible: true },
    zipCode: { type: 'input', required: false, visible: true },
    city: { type: 'input', required: false, visible: true },
    state: { type: 'input', required: false, visible: true },
    country: { type: 'select', required: true, visible: true },
  },
  shippingAddress: { visible: true, required: false },
}
