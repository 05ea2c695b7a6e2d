import { expect, test } from 'vitest'
import { compareSizes } from './listing-size-order.ts'

test('letters from small to large, then figures, then words', () => {
  const sizes = ['One size', '40–43', 'L', 'XXS', '36–39', 'M/L', 'S/M', 'XL', 'S', '9', 'M', '28', 'XS']
  expect(sizes.sort(compareSizes)).toEqual([
    ...['XXS', 'XS', 'S', 'S/M', 'M', 'M/L', 'L', 'XL'],
    ...['9', '28', '36–39', '40–43', 'One size'],
  ])
})
