/** Form fields by the platform's keys in 406 errors, where the names differ (docs/product/7). */
export const fieldNames: Readonly<Record<string, string>> = {
  'address.email': 'email',
  'address.phoneNumber': 'phone',
  'address.firstName': 'firstName',
  'address.lastName': 'lastName',
  'address.address1': 'address',
  'address.zipCode': 'zipCode',
  'address.city': 'city',
  'address.state': 'state',
  'address.country': 'country',
  'shippingAddress.firstName': 'shippingFirstName',
  'shippingAddress.lastName': 'shippingLastName',
  'shippingAddress.address1': 'shippingAddress',
  'shippingAddress.zipCode': 'shippingZipCode',
  'shippingAddress.city': 'shippingCity',
  'shippingAddress.state': 'shippingState',
  'shippingAddress.country': 'shippingCountry',
}
