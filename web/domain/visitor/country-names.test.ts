import { expect, test } from 'vitest'
import { namedCountries } from '#web/domain/visitor/country-names.ts'

test('[R2.30] countries are named in the page’s language, in its order', () => {
  const codes = ['SE', 'AT', 'NO', 'US']
  expect(namedCountries('nb', codes, 'NO').map(({ name }) => name)).toEqual(['Norge', 'Sverige', 'USA', 'Østerrike'])
  expect(namedCountries('en', codes, 'NO').map(({ name }) => name)).toEqual([
    'Austria',
    'Norway',
    'Sweden',
    'United States',
  ])
})

test('the present country is there once, with and without a list', () => {
  expect(namedCountries('nb', [], 'DK')).toEqual([{ code: 'DK', name: 'Danmark' }])
  expect(namedCountries('nb', ['DK'], 'DK')).toHaveLength(1)
  expect(namedCountries('nb', [], undefined)).toEqual([])
})
