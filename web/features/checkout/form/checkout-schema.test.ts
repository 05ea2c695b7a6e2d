import { getDotPath, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { checkoutDetails, shippingDetails } from '#tests/builders/checkout-details.ts'
import type { CheckoutDetails } from '#web/domain/checkout/checkout-details.ts'
import { checkoutSchema } from './checkout-schema.ts'

const statesOf = (country: string) => (country === 'US' ? [{ code: 'AK' }, { code: 'AL' }] : [])
const schema = checkoutSchema(statesOf, () => false)

/** As the form's controls give it. */
const filled = {
  email: ' kari@example.com ',
  phone: '912 34 567',
  country: 'NO',
  firstName: 'Kari',
  lastName: ' Nordmann ',
  address: 'Storgata 1',
  address2: ' H0302 ',
  zipCode: '0155',
  city: 'Oslo',
  separateShipping: false,
  shippingCountry: 'NO',
  shippingFirstName: '',
  shippingLastName: '',
  shippingAddress: '',
  shippingZipCode: '',
  shippingCity: '',
  newsletter: false,
  termsAndConditions: true,
}

const elsewhere = {
  separateShipping: true,
  shippingCountry: 'DK',
  shippingFirstName: 'Ola',
  shippingLastName: 'Hansen',
  shippingAddress: 'Havnegade 2',
  shippingAddress2: ' c/o Olsen ',
  shippingZipCode: '1058',
  shippingCity: 'København',
}

function detailsOf(values: object): CheckoutDetails | undefined {
  const { success, output } = safeParse(schema, values)
  return success ? output : undefined
}

/** Each invalid field once, with its message. */
function errorsOf(values: object): Record<string, string> {
  const issues = safeParse(schema, values).issues ?? []
  return Object.fromEntries(issues.toReversed().map((issue) => [getDotPath(issue), issue.message]))
}

test('[R3.07] the form gives the checkout’s fields, trimmed, with the number in international form', () => {
  expect(detailsOf(filled)).toEqual(checkoutDetails)
})

test('[R3.07] the shipping set is part of it when a separate address is chosen, and only then', () => {
  expect(detailsOf({ ...filled, ...elsewhere })?.shipping).toEqual(shippingDetails)
  expect(detailsOf({ ...filled, ...elsewhere, separateShipping: false })).not.toHaveProperty('shipping')
})

test('everything that is wrong is reported at once', () => {
  const empty = Object.fromEntries(Object.entries(filled).map(([name, value]) => [name, value === true ? false : '']))
  expect(Object.keys(errorsOf({ ...empty, newsletter: false, separateShipping: true })).toSorted()).toEqual(
    [
      ...['address', 'city', 'country', 'email', 'firstName', 'lastName', 'phone', 'termsAndConditions', 'zipCode'],
      ...['shippingAddress', 'shippingCity', 'shippingCountry', 'shippingFirstName', 'shippingLastName'],
      'shippingZipCode',
    ].toSorted(),
  )
})

test('[R5.02] e-mail and phone are required; the terms have to be agreed to, the newsletter has not', () => {
  expect(errorsOf({ ...filled, email: '', phone: ' ', termsAndConditions: false })).toMatchObject({
    email: expect.any(String),
    phone: expect.any(String),
    termsAndConditions: 'agreeToTerms',
  })
  const { newsletter: _, termsAndConditions: __, ...unset } = filled
  expect(Object.keys(errorsOf(unset))).toEqual(['termsAndConditions'])
  expect(detailsOf({ ...unset, termsAndConditions: true })?.newsletter).toBe(false)
})

test('a number is of the country of the address, or says its own', () => {
  expect(errorsOf({ ...filled, phone: '12' })).toEqual({ phone: 'invalidPhone' })
  expect(errorsOf({ ...filled, phone: '070-123 45 67' })).toEqual({ phone: 'invalidPhone' })
  expect(detailsOf({ ...filled, phone: '+46 70 123 45 67' })?.phone).toBe('+46701234567')
})

test('Norwegian postcodes have four digits; others are as they are', () => {
  expect(errorsOf({ ...filled, zipCode: '155' })).toEqual({ zipCode: 'invalidZipCode' })
  expect(errorsOf({ ...filled, country: 'GB', phone: '+4791234567', zipCode: 'SW1A 1AA' })).toEqual({})
  expect(errorsOf({ ...filled, ...elsewhere, shippingCountry: 'NO', shippingZipCode: '1' })).toEqual({
    shippingZipCode: 'invalidZipCode',
  })
})

test('a state is required where the platform lists any', () => {
  const american = { ...filled, country: 'US', phone: '+4791234567', zipCode: '99501' }
  expect(Object.keys(errorsOf(american))).toEqual(['state'])
  expect(Object.keys(errorsOf({ ...american, state: 'XX' }))).toEqual(['state'])
  expect(detailsOf({ ...american, state: 'AK' })?.state).toBe('AK')
})

test('[R1.09] a shopper who only reserves is asked for the address of the mail and the terms', () => {
  let isReservation = true
  const reserving = checkoutSchema(statesOf, () => isReservation)
  const fields = { email: 'kari@example.com', newsletter: true, termsAndConditions: true }
  expect(safeParse(reserving, fields)).toMatchObject({
    success: true,
    output: { email: 'kari@example.com', newsletter: true },
  })
  expect(safeParse(reserving, { ...fields, phone: 'not typed to the end', separateShipping: true }).success).toBe(true)
  expect(safeParse(reserving, { ...fields, email: 'kari' }).success).toBe(false)
  expect(safeParse(reserving, { ...fields, termsAndConditions: false }).success).toBe(false)
  // Something that is paid for was put into the bag since.
  isReservation = false
  expect(safeParse(reserving, fields).success).toBe(false)
})
