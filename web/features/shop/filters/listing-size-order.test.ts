import { expect, test } from 'vitest'
import { compareSizes, sizeGroups } from './listing-size-order.ts'

const sizes = [
  'One size',
  '58–62',
  '40–43',
  'L',
  'XXS',
  '45 l',
  '36–39',
  'M/L',
  'S/M',
  'XL',
  '24 l',
  'S',
  '9',
  'M',
  '28',
  'XS',
]

test('letters from small to large, then figures, then words', () => {
  expect(sizes.toSorted(compareSizes)).toEqual([
    ...['XXS', 'XS', 'S', 'S/M', 'M', 'M/L', 'L', 'XL'],
    ...['9', '28', '36–39', '40–43', '58–62', '24 l', '45 l', 'One size'],
  ])
})

test('sizes are grouped by what they measure, each group named by its ends', () => {
  const options = sizes.toSorted(compareSizes).map((value) => ({ value }))
  expect(sizeGroups(options).map(({ range, sizes: { length } }) => [range, length])).toEqual([
    ['XXS–XL', 8],
    ['9–28', 2],
    ['36–43', 2],
    ['58–62', 1],
    ['24 l–45 l', 2],
    ['One size', 1],
  ])
})
