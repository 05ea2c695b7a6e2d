import { expect, test } from 'vitest'
import { sizeGuideFor } from './size-guide.ts'

const table = (...sizes: string[]) => ({
  _type: 'table' as const,
  _key: 't',
  caption: null,
  hasHeader: true,
  rows: sizes.map((size) => ({ _key: size, cells: [size, '90–96'], width: 2 })),
})
const sizesIn = (guide: ReturnType<typeof sizeGuideFor>) =>
  guide.map((member) => (member._type === 'table' ? member.rows?.map(({ cells }) => cells?.[0]) : member._type))

test('a size guide shows the sizes that the product has; head rows, ranges and texts stay', () => {
  const guide = [
    table('Størrelse', 'XXS', 'XS', 'S', 'M', 'XL–XXL', '2XL'),
    { _type: 'break' as const, _key: 'b', style: null },
  ]
  expect(sizesIn(sizeGuideFor(guide, ['S', 'M', 'L']))).toEqual([['Størrelse', 'S', 'M', 'XL–XXL'], 'break'])
})

test('a table of other sizes stays whole: the product may name them differently', () => {
  expect(sizesIn(sizeGuideFor([table('Størrelse', '36', '38')], ['S', 'M']))).toEqual([['Størrelse', '36', '38']])
})
