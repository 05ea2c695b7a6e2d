import { describe, expect, test } from 'vitest'
import { afterClick, filtered, noFilter, readProducts } from './product-list.ts'

const products = readProducts([
  { _id: 'b', nb: 'Åretøy', en: 'Rowing wear', centraId: '2', state: 'normal', type: 'rain', picture: null },
  { _id: 'a', nb: 'Jakke', en: 'Jacket', centraId: '1', state: 'normal', type: 'jackets', picture: 'x.jpg' },
  { _id: 'drafts.a', nb: 'Ny jakke', en: 'Jacket', centraId: '1', state: 'preorder', type: 'jackets', picture: null },
  { _id: 'drafts.c', nb: null, en: null, centraId: null, state: null, type: null, picture: null },
])

test('products are listed once each, drafts before published versions, in Norwegian order', () => {
  expect(products.map(({ id, name, hasDraft, isPublished }) => [id, name, hasDraft, isPublished])).toEqual([
    ['a', 'Ny jakke', true, true],
    ['c', 'Unnamed product', true, false],
    ['b', 'Åretøy', false, true],
  ])
  expect(products[0]?.state).toBe('preorder')
})

describe('a filter', () => {
  const ids = (filter: Partial<typeof noFilter>) => filtered(products, { ...noFilter, ...filter }).map(({ id }) => id)

  test('finds words in any order, in both languages and in the number', () => {
    expect(ids({ text: '  jakke NY ' })).toEqual(['a'])
    expect(ids({ text: 'rowing 2' })).toEqual(['b'])
    expect(ids({ text: 'jakke 2' })).toEqual([])
  })

  test('finds by clothing type, state and unpublished changes', () => {
    expect(ids({ clothingType: 'rain' })).toEqual(['b'])
    expect(ids({ state: 'preorder' })).toEqual(['a'])
    expect(ids({ changes: 'unpublished' })).toEqual(['a', 'c'])
    expect(ids({ changes: 'never' })).toEqual(['c'])
  })
})

describe('a click', () => {
  const shown = ['a', 'b', 'c', 'd', 'e']
  const click = (selected: string[], id: string, anchor?: string) =>
    afterClick(selected, { shown, id, anchor, isRange: anchor !== undefined })

  test('selects one, or deselects it, and keeps the order of selection', () => {
    expect(click(['c'], 'a')).toEqual(['c', 'a'])
    expect(click(['c', 'a', 'b'], 'a')).toEqual(['c', 'b'])
  })

  test('with Shift selects or deselects all from the last click', () => {
    expect(click(['b'], 'd', 'b')).toEqual(['b', 'c', 'd'])
    expect(click(['d'], 'b', 'd')).toEqual(['d', 'c', 'b'])
    expect(click(['a', 'b', 'c', 'd'], 'c', 'b')).toEqual(['a', 'd'])
  })

  test('with Shift is an ordinary click if the product clicked last is no longer shown', () => {
    expect(click(['z'], 'b', 'z')).toEqual(['z', 'b'])
    expect(click(['b'], 'z')).toEqual(['b'])
  })
})
