import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  clearFilters,
  countFilters,
  countOptions,
  type FacetOptions,
  facets,
  isListed,
  type ListedProduct,
  type ListingFilters,
  noFilters,
  readListingFilters,
  toggleFilter,
  writeListingFilters,
} from './listing-filters.ts'
import { listingSorts } from './listing-order.ts'

const values = {
  category: ['jakker', 'bukser', 'sokker'],
  fit: ['women', 'men', 'unisex'],
  size: ['S', 'M', '36–39', 'S/M'],
  color: ['1F3033', 'C1F3033CCCCC52'],
  state: ['normal', 'preorder', 'crowdFunding'],
} as const

const options: FacetOptions = {
  category: values.category.map((value) => ({ value, aliases: [`${value}-en`] })),
  fit: values.fit.map((value) => ({ value })),
  size: values.size.map((value) => ({ value })),
  color: values.color.map((value) => ({ value })),
  state: values.state.map((value) => ({ value })),
}

const someOf = (all: readonly string[]) => fc.subarray([...all])
const product: fc.Arbitrary<ListedProduct> = fc.record({
  category: someOf(values.category).map((some) => some.slice(0, 1)),
  fit: someOf(values.fit),
  size: someOf(values.size),
  color: someOf(values.color),
  state: fc.constantFrom(...values.state).map((state) => [state]),
  name: fc.string({ maxLength: 8 }),
  priceId: fc.option(fc.constantFrom('101', '102', '103', '104')),
  createdAt: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString()),
})
const products = fc.array(product, { maxLength: 30 })
const filters: fc.Arbitrary<ListingFilters> = fc.record({
  category: someOf(values.category),
  fit: someOf(values.fit),
  size: someOf(values.size),
  color: someOf(values.color),
  state: someOf(values.state),
  sort: fc.constantFrom(...listingSorts),
})

describe('filters in the address', () => {
  test('written filters are read back unchanged, and other keys stay', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        const query = writeListingFilters(chosen, new URLSearchParams('mc_cid=a1&size=XXL&sort=name'))
        expect(query.get('mc_cid')).toBe('a1')
        expect(readListingFilters(new URLSearchParams(query.toString()), options)).toEqual(chosen)
      }),
    )
  })

  test('[R2.13] keys are repeated, the shop’s own order is not written', () => {
    const chosen = { ...noFilters, size: ['S', 'M'], color: ['C1F3033CCCCC52'] }
    expect(writeListingFilters(chosen, new URLSearchParams()).toString()).toBe('size=S&size=M&color=C1F3033CCCCC52')
    expect(readListingFilters(new URLSearchParams('size=M&size=S&size=S'), options).size).toEqual(['S', 'M'])
  })

  test('the slug of the other language and another case mean the same', () => {
    expect(readListingFilters(new URLSearchParams('category=Jakker-EN&color=1f3033'), options)).toMatchObject({
      category: ['jakker'],
      color: ['1F3033'],
    })
  })

  test('hostile values show the whole list', () => {
    const hostile = fc.array(fc.tuple(fc.constantFrom(...facets, 'sort'), fc.string({ maxLength: 40 })))
    fc.assert(
      fc.property(hostile, products, (pairs, list) => {
        const read = readListingFilters(new URLSearchParams(pairs.map(([key, value]) => [key, `?${value}`])), options)
        expect(countFilters(read)).toBe(0)
        expect(list.every((one) => isListed(one, read))).toBe(true)
      }),
    )
    const long = new URLSearchParams(`size=${'M'.repeat(10_000)}&sort=__proto__${'&fit=x'.repeat(5000)}`)
    expect(readListingFilters(long, options)).toEqual(noFilters)
  })
})

describe('filtering', () => {
  test('one value of each facet suffices, all facets must agree', () => {
    fc.assert(
      fc.property(product, filters, (one, chosen) => {
        const expected = facets.every((facet) => {
          const wanted = new Set(chosen[facet])
          return wanted.size === 0 || one[facet].some((value) => wanted.has(value))
        })
        expect(isListed(one, chosen)).toBe(expected)
      }),
    )
  })

  test('a count is what choosing the option alone in its facet would show', () => {
    fc.assert(
      fc.property(products, filters, (list, chosen) => {
        const counts = countOptions(list, chosen)
        for (const facet of facets) {
          for (const value of values[facet]) {
            const shown = list.filter((one) => isListed(one, { ...chosen, [facet]: [value] })).length
            expect(counts[facet].get(value) ?? 0, `${facet}=${value}`).toBe(shown)
          }
        }
      }),
    )
  })

  test('ticking twice is not ticking; clearing keeps the order', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...values.size), (chosen, size) => {
        const twice = toggleFilter(toggleFilter(chosen, 'size', size), 'size', size)
        expect(new Set(twice.size)).toEqual(new Set(chosen.size))
        expect(clearFilters(chosen)).toEqual({ ...noFilters, sort: chosen.sort })
      }),
    )
  })

  test('a thousand products are filtered and counted well within one frame', () => {
    const list = fc.sample(product, { numRuns: 1000, seed: 7 })
    const chosen = { ...noFilters, size: ['M'], fit: ['women'] }
    const started = performance.now()
    for (const one of list) isListed(one, chosen)
    countOptions(list, chosen)
    expect(performance.now() - started).toBeLessThan(100)
  })
})
