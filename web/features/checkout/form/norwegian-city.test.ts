import { expect, test } from 'vitest'
import { norwegianCity } from './norwegian-city.ts'

test('a Norwegian postcode gives the city', () => {
  for (const [postcode, city] of [
    ['0155', 'Oslo'],
    ['5003', 'Bergen'],
    ['9170', 'Longyearbyen'],
    ['8610', 'Mo i Rana'],
    ['9173', 'Ny-Ålesund'],
  ] as const)
    expect(norwegianCity(postcode), postcode).toBe(city)
})

test('anything but a postcode gives no city', () => {
  for (const typed of ['', '155', '01550', '0000', ' 015', 'abcd', '55 1'])
    expect(norwegianCity(typed), typed).toBeUndefined()
})
