import { describe, expect, test } from 'vitest'
import { sizeGuidesOf } from './size-guide.ts'

const ruler = { _type: 'break' as const, _key: 'b', style: null }
const table = (fit: 'women' | 'men' | null, ...sizes: string[]) => ({
  _type: 'table' as const,
  _key: `${fit}`,
  caption: null,
  hasHeader: true,
  fit,
  rows: sizes.map((size) => ({ _key: size, cells: [size, '90–96'], width: 2 })),
})
const sizesIn = (guides: ReturnType<typeof sizeGuidesOf>) =>
  guides[0]?.text.map((member) =>
    member._type === 'table' ? member.rows?.map(({ cells }) => cells?.[0]) : member._type,
  )

test('a size guide shows the sizes that the product has; head rows, ranges and texts stay', () => {
  const guide = [table(null, 'Størrelse', 'XXS', 'XS', 'S', 'M', 'XL–XXL', '2XL'), ruler]
  expect(sizesIn(sizeGuidesOf(guide, ['S', 'M', 'L'], []))).toEqual([['Størrelse', 'S', 'M', 'XL–XXL'], 'break'])
})

test('a table of other sizes stays whole: the product may name them differently', () => {
  expect(sizesIn(sizeGuidesOf([table(null, 'Størrelse', '36', '38')], ['S', 'M'], []))).toEqual([
    ['Størrelse', '36', '38'],
  ])
})

describe('the tables of the chosen fit come first', () => {
  const guide = [table('women', 'XXS'), ruler, table(null, '54–58'), table('men', 'XS')]
  const order = (...fits: ('women' | 'men')[]) =>
    sizeGuidesOf(guide, [], fits).map(({ fit, text }) => [fit, ...text.map(({ _key }) => _key)])

  test('one guide for each fit, in which parts for all keep their place', () => {
    expect(order('women', 'men')).toEqual([
      ['women', 'women', 'b', 'null', 'men'],
      ['men', 'men', 'b', 'null', 'women'],
    ])
  })

  test('one guide where there is nothing to choose, without the tables of a fit that the product is not made in', () => {
    expect(order('men')).toEqual([['men', 'b', 'null', 'men']])
    expect(order()).toEqual([[undefined, 'women', 'b', 'null', 'men']])
    expect(sizeGuidesOf([table(null, 'M')], ['M'], ['women', 'men'])).toHaveLength(1)
  })

  test('nothing without a guide', () => {
    expect([sizeGuidesOf(null, ['M'], ['women']), sizeGuidesOf([], ['M'], ['women'])]).toEqual([[], []])
  })
})
