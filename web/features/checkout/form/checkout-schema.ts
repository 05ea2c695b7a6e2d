import * as v from 'valibot'
import type { CheckoutDetails } from '#web/domain/checkout/checkout-details.ts'
import { emailPattern } from '#web/domain/member/email-pattern.ts'
import type { FormSchema } from '#web/ui/form/form-engine.ts'
import { internationalPhone } from './phone.ts'

/** The platform's limit for one field. */
const MAX_LENGTH = 300

/** Optional, or only there under a condition: a select where a country has states. */
const text = () => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH)), '')
const ticked = () => v.optional(v.boolean(), false)

const fields = v.object({
  email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.regex(emailPattern)),
  phone: text(),
  country: text(),
  firstName: text(),
  lastName: text(),
  address: text(),
  address2: text(),
  zipCode: text(),
  city: text(),
  state: text(),
  separateShipping: ticked(),
  shippingCountry: text(),
  shippingFirstName: text(),
  shippingLastName: text(),
  shippingAddress: text(),
  shippingAddress2: text(),
  shippingZipCode: text(),
  shippingCity: text(),
  shippingState: text(),
  newsletter: ticked(),
  termsAndConditions: v.pipe(
    ticked(),
    v.check((agrees) => agrees, 'agreeToTerms'),
  ),
})
type Fields = v.InferOutput<typeof fields>

/** Codes of the states of a country that has any. */
type StatesOf = (country: string) => readonly { readonly code: string }[]

/**
 * The checkout form's values, checked and as the payment takes them. All fields of an address are required, the state
 * where the platform lists the country's states. A shopper who only reserves is asked for the e-mail address and the
 * terms alone: nothing is sent or paid yet.
 */
export function checkoutSchema(statesOf: StatesOf, isReservation: () => boolean): FormSchema<CheckoutDetails> {
  const together = v.rawCheck<Fields>(({ dataset, addIssue }) => {
    if (!dataset.typed || isReservation()) return
    const { value } = dataset
    const report = (name: keyof Fields, message?: string) => {
      const input = value[name]
      const path = { type: 'object', origin: 'value', input: value, key: name, value: input } as const
      addIssue({ path: [path], input, ...(message && { message }) })
    }
    for (const name of ownNames) if (!value[name]) report(name)
    if (value.phone && !internationalPhone(value.phone, value.country)) report('phone', 'invalidPhone')
    checkPlace(value, ['country', 'zipCode', 'state'])
    if (!value.separateShipping) return
    for (const name of shippingNames) if (!value[name]) report(name)
    checkPlace(value, ['shippingCountry', 'shippingZipCode', 'shippingState'])

    function checkPlace(values: Fields, [country, zipCode, state]: readonly [Text, Text, Text]) {
      const isNorwegian = values[country] === 'NO'
      if (isNorwegian && values[zipCode] && !/^\d{4}$/.test(values[zipCode])) report(zipCode, 'invalidZipCode')
      const states = statesOf(values[country])
      if (states.length > 0 && !states.some(({ code }) => code === values[state])) report(state)
    }
  })
  return v.pipe(fields, together, v.transform(detailsOf))
}

const ownNames = [
  'phone',
  'country',
  'firstName',
  'lastName',
  'address',
  'zipCode',
  'city',
] as const satisfies readonly (keyof Fields)[]

const shippingNames = [
  'shippingCountry',
  'shippingFirstName',
  'shippingLastName',
  'shippingAddress',
  'shippingZipCode',
  'shippingCity',
] as const satisfies readonly (keyof Fields)[]

type Text = (typeof shippingNames)[number] | 'country' | 'zipCode' | 'state' | 'shippingState'

function detailsOf(values: Fields): CheckoutDetails {
  const { separateShipping, phone, country, ...rest } = values
  const { shippingCountry, shippingFirstName, shippingLastName, shippingAddress, ...others } = rest
  const { shippingAddress2, shippingZipCode, shippingCity, shippingState, ...details } = others
  const shipping = {
    shippingFirstName,
    shippingLastName,
    shippingAddress,
    shippingAddress2,
    shippingZipCode,
    shippingCity,
    shippingState,
    shippingCountry,
  }
  return {
    ...details,
    country,
    phone: internationalPhone(phone, country) ?? phone,
    ...(separateShipping && { shipping }),
  }
}
