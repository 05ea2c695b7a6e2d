import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { errorShape, productsShape } from './shapes.ts'
import { buyableItem, isRealPlatform, openTarget, shaped } from './target.ts'

const target = openTarget()

describe('[R7.01] PUT countries', () => {
  test('Norway is charged in NOK with 25 % included, the EU in EUR', async () => {
    const { token } = await target.selection('PUT', 'countries/NO')
    const norway = await target.selection('POST', `items/${await buyableItem(target)}`, { token })
    expect(norway.selection.currency).toBe('NOK')
    expect(norway.selection.items[0]?.priceEach).toMatch(/^\d+\.\d\d\u00a0NOK$/)
    expect(norway.selection.totals).toMatchObject({ taxPercent: 25, taxDeducted: false, taxDeductedAsNumber: false })

    const germany = await target.selection('PUT', 'countries/de', { token })
    expect(germany.location).toMatchObject({ country: 'DE', eu: true, shipTo: true })
    expect(germany.selection.currency).toBe('EUR')
    expect(germany.selection.items).toHaveLength(1)
    expect(germany.selection.items[0]?.priceEachAsNumber).not.toBe(norway.selection.items[0]?.priceEachAsNumber)
    expect(germany.selection.totals.taxDeducted).toBe(false)
  })

  test('outside Norway and the EU tax is deducted', async () => {
    const { token } = await target.selection('PUT', 'countries/US')
    const { selection } = await target.selection('POST', `items/${await buyableItem(target)}`, { token })
    const { itemsTotalPriceAsNumber, taxDeductedAsNumber, shippingPriceAsNumber } = selection.totals
    expect(selection.currency).toBe('EUR')
    expect(taxDeductedAsNumber).toBeCloseTo(itemsTotalPriceAsNumber / 5, 2)
    expect(selection.totals.grandTotalPriceAsNumber).toBeCloseTo(
      itemsTotalPriceAsNumber - Number(taxDeductedAsNumber) + shippingPriceAsNumber,
      2,
    )
  })

  test('the country is stored with the selection', async () => {
    const { token } = await target.selection('PUT', 'countries/SE')
    expect((await target.selection('GET', 'selection', { token })).location.country).toBe('SE')
  })

  test.skipIf(isRealPlatform)('the list has the states of countries whose addresses need one', async () => {
    const { countries } = await target.selection('PUT', 'countries/NO')
    const of = (code: string) => countries.find(({ country }) => country === code)
    expect(of('US')).toHaveProperty('states', expect.arrayContaining([{ state: 'AK', name: 'Alaska' }]))
    expect(of('NO')).not.toHaveProperty('states')
  })

  test.each(['XX', 'NORWAY', '..%2Fauto', '%00'])('%s is no country of the shop', async (country) => {
    const response = await target.call('PUT', `countries/${country}`)
    expect(response.status).toBe(404)
    expect(shaped(errorShape, response).errors).toHaveProperty('country')
  })

  test.skipIf(isRealPlatform)('removes lines without a price in the new market', async () => {
    const item = await buyableItem(target)
    await target.admin('PUT', `admin/products/${item.split('-')[0]}/prices`, { prices: { EUR: null } })
    const { token } = await target.selection('POST', `items/${item}`)
    expect((await target.selection('PUT', 'countries/FR', { token })).selection.items).toEqual([])
    const response = await target.call('POST', `items/${item}`, { token })
    expect(response).toMatchObject({ status: 404, body: { errors: { item: 'product item not found' } } })
    await target.admin('PUT', `admin/products/${item.split('-')[0]}/prices`, { prices: { EUR: 399_00 } })
  })
})

describe('[R7.01] PUT languages', () => {
  test('the selection is returned in the language', async () => {
    const { token, selection } = await target.selection('PUT', 'languages/en')
    expect(selection.language).toBe('en')
    expect((await target.selection('PUT', 'languages/nb', { token })).selection.language).toBe('nb')
  })

  test.skipIf(isRealPlatform)('names of products, colours and countries follow', async () => {
    const { token } = await target.selection('POST', 'items/10101-1010101')
    const nb = await target.selection('GET', 'selection', { token })
    const en = await target.selection('PUT', 'languages/en', { token })
    expect(nb.selection.items[0]?.product.name).not.toBe(en.selection.items[0]?.product.name)
    expect(nb.countries.map((country) => country.name)).toContain('Tyskland')
    expect(en.countries.map((country) => country.name)).toContain('Germany')
  })

  test('another language is not found', async () => {
    const response = await target.call('PUT', 'languages/tlh')
    expect(response.status).toBe(404)
    expect(shaped(errorShape, response).errors).toHaveProperty('language')
  })
})

describe.skipIf(isRealPlatform)('[R7.01] GET countries/auto', () => {
  test('the detected country, which also is where new selections begin', async () => {
    const shape = z.object({ country: z.string() })
    expect(shaped(shape, await target.call('GET', 'countries/auto')).country).toBe('NO')
    await target.admin('PUT', 'admin/detected-country', { country: 'DK' })
    expect(shaped(shape, await target.call('GET', 'countries/auto')).country).toBe('DK')
    expect((await target.selection('GET', 'selection')).selection.currency).toBe('EUR')
    await target.admin('PUT', 'admin/detected-country', { country: 'NO' })
  })
})

test('prices of the live catalogue follow the selection', async () => {
  const { token } = await target.selection('PUT', 'countries/NO')
  const nok = shaped(productsShape, await target.call('POST', 'products', { token, body: { limit: 1 } }))
  expect(nok.products[0]?.price).toMatch(/NOK$/)
  await target.selection('PUT', 'countries/FI', { token })
  const eur = shaped(productsShape, await target.call('POST', 'products', { token, body: { limit: 1 } }))
  expect(eur.products[0]?.price).toMatch(/EUR$/)
})
