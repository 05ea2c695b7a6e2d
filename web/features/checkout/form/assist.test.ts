import { expect, test } from 'vitest'
import type { ControlValues } from '#web/ui/form/control-values.ts'
import { completeCity, formatPhone, movePhone } from './assist.ts'

/** A form that holds these values. */
function formOf(values: ControlValues) {
  const held = { ...values }
  return { held, read: () => ({ ...held }), fill: (more: ControlValues) => void Object.assign(held, more) }
}

test('a Norwegian postcode gives the city, which follows it until another one is typed', async () => {
  const form = formOf({ country: 'NO', zipCode: '5003', city: '' })
  const guessed = new Set<string>()
  await completeCity(form, 'zipCode', guessed)
  expect(form.held.city).toBe('Bergen')
  form.fill({ zipCode: '0155' })
  await completeCity(form, 'zipCode', guessed)
  expect(form.held.city).toBe('Oslo')
  form.fill({ zipCode: '5003', city: 'Åsane' })
  await completeCity(form, 'zipCode', guessed)
  expect(form.held.city).toBe('Åsane')
})

test('the shipping set has its own city; other countries and half a postcode have none', async () => {
  const shipping = formOf({ country: 'SE', shippingCountry: 'NO', shippingZipCode: '5003', shippingCity: '' })
  await completeCity(shipping, 'shippingZipCode', new Set())
  expect(shipping.held.shippingCity).toBe('Bergen')
  for (const values of [
    { country: 'SE', zipCode: '5003', city: '' },
    { country: 'NO', zipCode: '500', city: '' },
  ]) {
    const form = formOf(values)
    await completeCity(form, 'zipCode', new Set())
    expect(form.held.city).toBe('')
  }
})

test('the number is shown as in the country of the address, and keeps its own country when that changes', () => {
  const form = formOf({ country: 'NO', phone: '+4791234567' })
  formatPhone(form)
  expect(form.held.phone).toBe('91 23 45 67')
  form.fill({ country: 'SE' })
  movePhone(form, 'NO')
  expect(form.held.phone).toBe('+47 91 23 45 67')
  form.fill({ phone: '12' })
  movePhone(form, 'NO')
  formatPhone(form)
  expect(form.held.phone).toBe('12')
})
