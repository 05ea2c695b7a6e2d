import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readProductIds } from './product-ids.ts'

test('reads numbers of products, each once', () => {
  expect(readProductIds('101')).toEqual(['101'])
  expect(readProductIds('101,102,101')).toEqual(['101', '102'])
})

test('refuses what is none', () => {
  for (const value of [null, '', ',', '101,', '../admin', '1 2', '%00', "1'--", 'a'.repeat(41), '{"$ne":1}']) {
    expect(readProductIds(value), String(value)).toBeUndefined()
  }
})

test('takes a hundred and no more', () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join()
  expect(readProductIds(numbers(100))).toHaveLength(100)
  expect(readProductIds(numbers(101))).toBeUndefined()
  expect(readProductIds('1,'.repeat(1_000_000))).toBeUndefined()
})

test('never answers anything but plain numbers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      for (const id of readProductIds(value) ?? []) expect(id).toMatch(/^[\w-]+$/)
    }),
  )
})
