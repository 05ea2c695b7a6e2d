import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isByPrice, type ListingSort, listingSorts, type OrderedProduct, sortedPositions } from './listing-order.ts'

const product: fc.Arbitrary<OrderedProduct> = fc.record({
  name: fc.string({ maxLength: 8 }),
  priceId: fc.option(fc.constantFrom('101', '102', '103', '104')),
  createdAt: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString()),
})
const someProducts = fc.array(product, { maxLength: 30 })

describe('the order of a list', () => {
  test('every order shows every product once', () => {
    fc.assert(
      fc.property(someProducts, fc.constantFrom(...listingSorts), (list, sort) => {
        const positions = sortedPositions(list, sort, 'nb')
        expect([...positions].sort((a, b) => a - b)).toEqual(list.map((_, position) => position))
      }),
    )
  })

  test('names by the language’s alphabet, newest by date, equal ones in the shop’s order', () => {
    const named = (name: string, createdAt = '2026-01-01T00:00:00Z'): OrderedProduct => {
      return { name, createdAt, priceId: null }
    }
    const list = [named('Åse'), named('Ærfugl', '2026-03-01T00:00:00Z'), named('Bork'), named('Øre')]
    const names = (sort: ListingSort) => sortedPositions(list, sort, 'nb').map((position) => list[position]?.name)
    expect(names('name')).toEqual(['Bork', 'Ærfugl', 'Øre', 'Åse'])
    expect(names('name-desc')).toEqual(['Åse', 'Øre', 'Ærfugl', 'Bork'])
    expect(names('newest')).toEqual(['Ærfugl', 'Åse', 'Bork', 'Øre'])
    expect(names('featured')).toEqual(['Åse', 'Ærfugl', 'Bork', 'Øre'])
  })

  test('[R1.06] the best reviewed come first, those without reviews last', () => {
    const list: OrderedProduct[] = [3.5, undefined, 5, 4.2].map((rating) => ({
      name: '',
      createdAt: '',
      priceId: null,
      ...(rating && { rating }),
    }))
    expect(sortedPositions(list, 'rating', 'nb')).toEqual([2, 3, 0, 1])
  })

  test('figures in names count as figures', () => {
    const list = ['Tur 40 l', 'Tur 8 l'].map((name) => ({ name, createdAt: '', priceId: null }))
    expect(sortedPositions(list, 'name', 'nb')).toEqual([1, 0])
  })

  test('only two orders wait for live prices', () => {
    expect(listingSorts.filter(isByPrice)).toEqual(['price', 'price-desc'])
  })
})

describe('the order by live prices', () => {
  const somePrices = fc.dictionary(fc.constantFrom('101', '102', '103'), fc.integer({ min: 1, max: 9999 }))

  test('rises or falls, unknown ones last, equal ones in the shop’s order', () => {
    fc.assert(
      fc.property(someProducts, somePrices, fc.constantFrom('price', 'price-desc'), (listed, known, sort) => {
        const prices = new Map(Object.entries(known))
        const priceAt = (position: number) => prices.get(listed[position]?.priceId ?? '')
        const positions = sortedPositions(listed, sort, 'nb', prices)
        expect([...positions].sort((a, b) => a - b)).toEqual(listed.map((_, position) => position))
        for (const [index, position] of positions.entries()) {
          const next = positions[index + 1]
          if (next === undefined) continue
          const [a, b] = [priceAt(position), priceAt(next)]
          if (a === undefined) expect(b).toBeUndefined()
          else if (b !== undefined && a !== b) expect(a < b).toBe(sort === 'price')
          if (a === b) expect(position).toBeLessThan(next)
        }
      }),
    )
  })
})
