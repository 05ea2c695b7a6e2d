import type { FormHandle } from '#web/ui/form/form.tsx'
import { internationalPhone, nationalPhone } from './phone.ts'

type Filled = Pick<FormHandle<unknown>, 'read' | 'fill'>

/** After a field was changed: a Norwegian postcode gives the city, unless another one was typed. */
export async function completeCity(form: Filled, field: string, filledBefore: Set<string>): Promise<void> {
  const names = placeOf(field)
  if (!names) return
  const { [names.country]: country, [names.zipCode]: zipCode, [names.city]: city } = form.read()
  if (country !== 'NO' || typeof zipCode !== 'string' || !/^\d{4}$/.test(zipCode.trim())) return
  if (city && !filledBefore.has(String(city))) return
  const { norwegianCity } = await import('./norwegian-city.ts')
  const found = norwegianCity(zipCode.trim())
  // It may have been typed while the data was loading.
  if (!found || form.read()[names.city] !== city) return
  filledBefore.add(found)
  form.fill({ [names.city]: found })
}

function placeOf(field: string) {
  if (field === 'zipCode') return { country: 'country', zipCode: 'zipCode', city: 'city' }
  if (field === 'shippingZipCode')
    return { country: 'shippingCountry', zipCode: 'shippingZipCode', city: 'shippingCity' }
  return undefined
}

/** When the phone field is left: shows the number as people in the country write it. */
export function formatPhone(form: Filled): void {
  const { phone, country } = form.read()
  if (typeof phone !== 'string' || !phone) return
  const shown = nationalPhone(phone, String(country ?? ''))
  if (shown !== phone) form.fill({ phone: shown })
}

/** When the country of the address was changed: a number of the country before keeps its own, now with the code. */
export function movePhone(form: Filled, countryBefore: string): void {
  const { phone } = form.read()
  const number = typeof phone === 'string' ? internationalPhone(phone, countryBefore) : undefined
  if (!number) return
  form.fill({ phone: number })
  formatPhone(form)
}
