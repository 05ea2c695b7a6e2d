import type { CheckoutDetails, ShippingDetails } from '#web/domain/checkout/checkout-details.ts'

/** The details that a buyer in Oslo types. */
export const checkoutDetails: CheckoutDetails = {
  email: 'kari@example.com',
  phone: '+4791234567',
  firstName: 'Kari',
  lastName: 'Nordmann',
  address: 'Storgata 1',
  address2: 'H0302',
  zipCode: '0155',
  city: 'Oslo',
  state: '',
  country: 'NO',
  newsletter: false,
  termsAndConditions: true,
}

/** The address of somebody in Copenhagen, to whom the order is sent. */
export const shippingDetails: ShippingDetails = {
  shippingFirstName: 'Ola',
  shippingLastName: 'Hansen',
  shippingAddress: 'Havnegade 2',
  shippingAddress2: 'c/o Olsen',
  shippingZipCode: '1058',
  shippingCity: 'København',
  shippingState: '',
  shippingCountry: 'DK',
}
