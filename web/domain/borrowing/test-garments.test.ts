import { expect, test } from 'vitest'
import { garmentsLeft, totalLeft } from './test-garments.ts'

test('[R4.05] garments that are out are subtracted per size, and never below 0', () => {
  const garments = [
    { size: 'S', count: 2 },
    { size: 'M', count: 3 },
    { size: 'L', count: null },
  ]
  const left = garmentsLeft(
    garments,
    new Map([
      ['M', 1],
      ['S', 5],
      ['XL', 1],
    ]),
  )
  expect(left).toEqual([
    { size: 'S', left: 0 },
    { size: 'M', left: 2 },
    { size: 'L', left: 0 },
  ])
  expect(totalLeft(left)).toBe(2)
})

test('a product in one size has a row without a size', () => {
  expect(garmentsLeft([{ count: 2 }], new Map([['', 1]]))).toEqual([{ size: '', left: 1 }])
})
