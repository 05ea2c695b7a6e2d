import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeBagLine } from '#tests/builders/make-bag-line.ts'
import type { BagLine } from './bag.ts'
import { readStoredBag, type StoredBag, storeBag } from './stored-bag.ts'

const textOrNull = fc.option(fc.string())
const line: fc.Arbitrary<BagLine> = fc.record({
  lineId: fc.string(),
  itemId: fc.string(),
  variantId: fc.string(),
  centraId: fc.string(),
  name: fc.string(),
  collectionName: textOrNull,
  gender: textOrNull,
  size: fc.string(),
  colourName: textOrNull,
  code: textOrNull,
  code2: textOrNull,
  quantity: fc.nat(),
  priceEach: fc.nat(),
  priceEachBeforeDiscount: fc.nat(),
  media: fc.record({ thumb: fc.string() }),
})
const totals = { itemsTotal: 1, shipping: 2, discount: -3, taxDeducted: 4, totalQuantity: 5, grandTotal: 6 }
const anyBag: fc.Arbitrary<StoredBag> = fc.record({
  bag: fc.record({
    token: fc.string({ minLength: 1 }),
    currency: fc.string(),
    country: textOrNull,
    language: textOrNull,
    lines: fc.array(line),
    totals: fc.constant(totals),
    vouchers: fc.array(fc.record({ code: fc.string(), priceOff: fc.nat() })),
  }),
  order: textOrNull,
})

test('[R3.01] the bag comes back from the storage as it was', () => {
  fc.assert(
    fc.property(anyBag, (stored) => {
      expect(readStoredBag(JSON.parse(JSON.stringify(storeBag(stored))))).toEqual(stored)
    }),
  )
})

test('lines that were stored under other names are fetched again, with the token that they were stored with', () => {
  fc.assert(
    fc.property(anyBag, (stored) => {
      const { lines, ...rest } = storeBag(stored)
      fc.pre(lines.length > 0)
      const older = stored.bag.lines.map(({ lineId, ...facts }) => ({ line: lineId, ...facts }))
      expect(readStoredBag({ ...rest, lines: older })).toBeNull()
      expect(rest.token).toBe(stored.bag.token)
    }),
  )
})

test('any other stored value is not a bag, and crashes nothing', () => {
  expect(readStoredBag(null)).toBeNull()
  expect(readStoredBag({ token: 't', lines: [] })).toBeNull()
  fc.assert(
    fc.property(fc.anything(), fc.anything(), anyBag, (lines, rest, stored) => {
      const { token, ...whole } = storeBag(stored)
      expect(() => readStoredBag({ token, lines: [lines], rest: whole.rest })).not.toThrow()
      expect(readStoredBag({ token, lines: whole.lines, rest })).toBeNull()
    }),
  )
})

test('one broken line spoils the bag: it is requested again instead', () => {
  const stored = storeBag({ bag: { ...sample, lines: [{ ...sampleLine, quantity: Number.NaN }] }, order: null })
  expect(readStoredBag(stored)).not.toBeNull()
  expect(readStoredBag(JSON.parse(JSON.stringify(stored)))).toBeNull()
  expect(readStoredBag({ ...stored, lines: [{ ...sampleLine, media: { thumb: 7 } }] })).toBeNull()
  expect(readStoredBag({ ...stored, lines: [{ ...sampleLine, name: undefined }] })).toBeNull()
})

const sampleLine = makeBagLine()
const sample = { token: 't', currency: 'NOK', country: null, language: null, lines: [], totals, vouchers: [] }
