import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LiveItem } from '#web/domain/product/live-product.ts'
import type { ItemStock, PreorderRead } from '#web/domain/product/stock.ts'
import {
  bestAvailability,
  chosenItem,
  chosenVariant,
  firstMissing,
  itemAvailability,
  itemsLeft,
  soldOutOptions,
} from './chosen-item.ts'

const loading: PreorderRead = { status: 'loading' }
const normal = { productState: 'normal', preorder: loading } as const

function item(size: string, stock: ItemStock | undefined, id = '10101-1010101'): LiveItem {
  return { itemId: id, size, stock }
}

const inStock = (size: string) => item(size, 9)

function variant(gender: string | null, code: string | null, code2: string | null = null, items: LiveItem[] = []) {
  return { gender, code, code2, items }
}

describe('[R2.04] the chosen fit and colour', () => {
  const men = variant('men', '1F3033')
  const women = variant('women', '1F3033')
  const twoTone = variant('women', '1F3033', 'CCCC52')
  const turned = variant('women', 'CCCC52', '1F3033')
  const variants = [men, women, twoTone, turned]

  test('by gender and both colour codes, in their order', () => {
    expect(chosenVariant(variants, { fit: 'women', colour: ['#1f3033'] })).toBe(women)
    expect(chosenVariant(variants, { fit: 'men', colour: ['#1F3033'] })).toBe(men)
    expect(chosenVariant(variants, { fit: 'women', colour: ['#1F3033', '#CCCC52'] })).toBe(twoTone)
    expect(chosenVariant(variants, { fit: 'women', colour: ['#CCCC52', '#1F3033'] })).toBe(turned)
  })

  test('nothing rather than another colour or fit', () => {
    expect(chosenVariant(variants, { fit: 'men', colour: ['#CCCC52', '#1F3033'] })).toBeUndefined()
    expect(chosenVariant(variants, { fit: 'women', colour: ['#B4532A'] })).toBeUndefined()
    expect(chosenVariant([men], { fit: 'women', colour: ['#1F3033'] })).toBeUndefined()
    expect(chosenVariant([], {})).toBeUndefined()
  })

  test('a unisex variant, and a variant without a swatch, serve where there is nothing closer', () => {
    const unisex = variant('unisex', '1F3033')
    const bare = variant('women', null)
    expect(chosenVariant([unisex, women], { fit: 'women', colour: ['1F3033'] })).toBe(women)
    expect(chosenVariant([unisex], { fit: 'women', colour: ['1F3033'] })).toBe(unisex)
    expect(chosenVariant([men, unisex], { colour: ['1F3033'] })).toBe(unisex)
    expect(chosenVariant([bare, women], { fit: 'women', colour: ['1F3033'] })).toBe(women)
    expect(chosenVariant([bare], { fit: 'women', colour: ['1F3033'] })).toBe(bare)
  })

  test('every variant is found by its own gender and codes', () => {
    const code = fc.constantFrom('1F3033', 'CCCC52', 'B4532A')
    const any = fc.record({ gender: fc.constantFrom('men', 'women'), code, code2: fc.option(code) })
    const key = (one: { gender: string; code: string; code2: string | null }) =>
      `${one.gender} ${one.code} ${one.code2}`
    fc.assert(
      fc.property(fc.uniqueArray(any, { selector: key, minLength: 1 }), fc.nat(), (all, pick) => {
        const one = all[pick % all.length]
        if (!one) return
        const colour = [one.code, ...(one.code2 ? [one.code2] : [])]
        expect(chosenVariant(all, { fit: one.gender, colour })).toBe(one)
      }),
    )
  })
})

describe('the chosen item', () => {
  const jacket = { items: ['S', 'M', 'S/M'].map(inStock) }
  const sizes = { sizes: ['S', 'M', 'S/M'], lengths: [] }
  const trousers = { items: ['30/76 cm', '30/81 cm', '32/76 cm', '32/81 cm'].map(inStock) }
  const both = { sizes: ['30', '32'], lengths: ['76 cm', '81 cm'] }

  test('by the size alone, even if its name has a slash', () => {
    expect(chosenItem(jacket, { size: 'M' }, sizes)?.size).toBe('M')
    expect(chosenItem(jacket, { size: 'S/M' }, sizes)?.size).toBe('S/M')
    expect(chosenItem(jacket, { size: ' m' }, sizes)?.size).toBe('M')
    expect(chosenItem(jacket, { size: 'XL' }, sizes)).toBeUndefined()
    expect(chosenItem(undefined, { size: 'M' }, sizes)).toBeUndefined()
  })

  test('by size and length', () => {
    expect(chosenItem(trousers, { size: '32', length: '81 cm' }, both)?.size).toBe('32/81 cm')
    expect(chosenItem(trousers, { size: '32' }, both)).toBeUndefined()
    expect(itemsLeft(trousers, { size: '32' }, both).map(({ size }) => size)).toEqual(['32/76 cm', '32/81 cm'])
    expect(itemsLeft(trousers, { length: '76 cm' }, both).map(({ size }) => size)).toEqual(['30/76 cm', '32/76 cm'])
  })

  test('the only item of a garment in one size', () => {
    const one = inStock('One size')
    expect(chosenItem({ items: [one] }, {}, { sizes: [], lengths: [] })).toBe(one)
    expect(chosenItem({ items: [one, inStock('Two')] }, {}, { sizes: [], lengths: [] })).toBeUndefined()
  })

  test('the first missing choice, in the order of the page', () => {
    expect(firstMissing({}, both)).toBe('size')
    expect(firstMissing({ length: '76 cm' }, both)).toBe('size')
    expect(firstMissing({ size: '30' }, both)).toBe('length')
    expect(firstMissing({ size: '30', length: '76 cm' }, both)).toBeUndefined()
    expect(firstMissing({}, { sizes: [], lengths: [] })).toBeUndefined()
  })

  test('a complete choice names each item of a full table exactly once', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[A-Z0-9]{1,3}$/), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(names, fc.oneof(fc.constant([]), names), fc.nat(), fc.nat(), (rows, columns, x, y) => {
        const table = rows.flatMap((row) => (columns.length > 0 ? columns.map((column) => `${row}/${column}`) : [row]))
        const size = rows[x % rows.length]
        const length = columns[y % columns.length]
        const found = chosenItem({ items: table.map(inStock) }, { size, length }, { sizes: rows, lengths: columns })
        expect(found?.size).toBe(length === undefined ? size : `${size}/${length}`)
      }),
    )
  })
})

describe('[R4.05] the availability of items', () => {
  const read = (stock: number, deliveryDate?: string): PreorderRead => ({
    status: 'loaded',
    byItemNumber: new Map([['1010101', { stock, nextDeliveryStock: 0, ...(deliveryDate && { deliveryDate }) }]]),
  })
  const ahead = item('M', 'infinite', '10101-1010101')

  test('an infinite stock is preordered, with and without a date, until nothing is left', () => {
    const productState = 'preorder'
    expect(itemAvailability(ahead, { productState, preorder: read(4, '2027-01-08') })).toEqual({
      kind: 'soldOutPreorder',
      deliveryDate: '2027-01-08',
      few: { left: 4 },
    })
    expect(itemAvailability(ahead, { productState, preorder: read(6) })).toEqual({ kind: 'soldOutPreorder' })
    expect(itemAvailability(ahead, { productState, preorder: read(4) })).toEqual({
      kind: 'soldOutPreorder',
      few: { left: 4 },
    })
    expect(itemAvailability(ahead, { productState, preorder: read(0) })).toEqual({ kind: 'soldOut' })
    expect(itemAvailability(ahead, { productState, preorder: loading })).toEqual({ kind: 'loading' })
  })

  test('a failed read, and an id that cannot be looked up, count as available', () => {
    const productState = 'preorder'
    expect(itemAvailability(ahead, { productState, preorder: { status: 'failed' } }).kind).toBe('soldOutPreorder')
    const odd = item('M', 'infinite', 'malformed')
    expect(itemAvailability(odd, { productState, preorder: read(4) })).toEqual({ kind: 'soldOutPreorder' })
  })

  test('before a size is chosen the best size counts, without its number', () => {
    expect(bestAvailability([item('S', 0), item('M', 3)], normal)).toEqual({ kind: 'inStock' })
    expect(bestAvailability([item('M', 3)], normal)).toEqual({ kind: 'lowStock', left: 3 })
    expect(bestAvailability([item('S', 0), item('M', 0)], normal)).toEqual({ kind: 'soldOut' })
    expect(bestAvailability([item('S', 0), item('M', undefined)], normal)).toEqual({ kind: 'unknown' })
    expect(bestAvailability([], normal)).toEqual({ kind: 'soldOut' })
    expect(bestAvailability([item('S', 0)], { productState: 'crowdFunding', preorder: loading })).toEqual({
      kind: 'crowdfunding',
    })
  })

  test('sold-out sizes and lengths of the chosen variant', () => {
    const trousers = { items: [item('30/76', 0), item('30/81', 2), item('32/76', 0), item('32/81', 0)] }
    const options = { sizes: ['30', '32', '34'], lengths: ['76', '81'] }
    expect(soldOutOptions(trousers, 'size', {}, options, normal)).toEqual(['32', '34'])
    expect(soldOutOptions(trousers, 'size', { length: '76' }, options, normal)).toEqual(['30', '32', '34'])
    expect(soldOutOptions(trousers, 'length', { size: '30' }, options, normal)).toEqual(['76'])
    expect(soldOutOptions(undefined, 'size', {}, options, normal)).toEqual([])
  })

  test('a size is marked exactly when none of its items can be had', () => {
    const stock = fc.constantFrom(0, 1, 40, undefined)
    fc.assert(
      fc.property(fc.array(stock, { minLength: 1, maxLength: 6 }), (stocks) => {
        const sizes = stocks.map((_, index) => `${index}`)
        const live = { items: stocks.map((one, index) => item(`${index}`, one)) }
        const marked = soldOutOptions(live, 'size', {}, { sizes, lengths: [] }, normal)
        expect(marked).toEqual(sizes.filter((_, index) => stocks[index] === 0))
      }),
    )
  })
})
