import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Bag, BagLine } from './bag.ts'
import { withChanges } from './bag-changes.ts'
import { reconcile } from './reconcile.ts'

const nothing = new Set<string>()

/** A bag with lines `id: item`, under a token. */
function stored(
  token: string,
  lines: Readonly<Record<string, string>>,
  changes: Partial<Bag> = {},
  order: string | null = null,
) {
  const facts = {
    variantId: '1',
    centraId: '1',
    name: '',
    gender: null,
    size: '',
    colourName: null,
    code: null,
    code2: null,
  }
  const empty: Bag = { ...base, token, ...changes }
  const asLines = Object.entries(lines).flatMap(([lineId, itemId]): BagLine[] => {
    const add = { change: { by: 1 }, item: { ...facts, itemId, priceEach: 100, currency: 'NOK' } }
    return (withChanges(null, new Map([[itemId, add]]))?.lines ?? []).map((one) => ({ ...one, lineId }))
  })
  return { bag: { ...empty, lines: asLines }, order }
}

const base: Bag = {
  token: '',
  currency: 'NOK',
  country: 'NO',
  language: 'nb',
  lines: [],
  totals: { itemsTotal: 0, shipping: 0, discount: 0, taxDeducted: 0, totalQuantity: 0, grandTotal: 0 },
  vouchers: [],
}
const items = (lines: readonly BagLine[]) => lines.map(({ itemId }) => itemId)

describe('a line that is missing from the response', () => {
  test('was taken out by this change', () => {
    const { next, gone, lost } = reconcile(stored('t', { a: '1-1' }), stored('t', {}), new Set(['1-1']))
    expect([items(next.bag.lines), gone, lost]).toEqual([[], [], []])
  })

  test('is gone: shown until it is removed or sold again', () => {
    const first = reconcile(stored('t', { a: '1-1', b: '2-1' }), stored('t', { b: '2-1' }), nothing)
    expect(first.gone).toMatchObject([{ itemId: '1-1', isGone: true }])
    expect(items(first.next.bag.lines)).toEqual(['2-1', '1-1'])
    const again = reconcile(first.next, stored('t', { b: '2-1' }), nothing)
    expect([items(again.next.bag.lines), again.gone]).toEqual([['2-1', '1-1'], []])
    expect(reconcile(first.next, stored('t', { b: '2-1', c: '1-1' }), nothing).next.bag.lines).toMatchObject([
      { itemId: '2-1' },
      { itemId: '1-1', lineId: 'c' },
    ])
    expect(items(reconcile(first.next, stored('t', { b: '2-1' }), new Set(['1-1'])).next.bag.lines)).toEqual(['2-1'])
  })

  test('was bought: the selection became an order', () => {
    const { next, gone, lost } = reconcile(stored('t', { a: '1-1' }), stored('t', {}, {}, '17'), nothing)
    expect([next.bag.lines, gone, lost]).toEqual([[], [], []])
  })

  test('is lost with its selection: another token, and none of the lines', () => {
    const { lost, gone } = reconcile(stored('t', { a: '1-1', b: '2-1' }), stored('u', { c: '1-1' }), nothing)
    expect([items(lost), gone]).toEqual([['1-1', '2-1'], []])
  })

  test('is gone, not lost, where another line came along to the new token', () => {
    const known = stored('t', { a: '1-1', b: '2-1' })
    for (const received of [stored('u', { b: '2-1' }), stored('u', { b: '2-1', c: '3-1' })]) {
      const { lost, gone } = reconcile(known, received, nothing)
      expect([lost, items(gone)]).toEqual([[], ['1-1']])
    }
  })
})

test('other prices in the same market contradict what pages show; another market does not', () => {
  const known = stored('t', { a: '1-1' })
  const dearer = {
    ...known,
    bag: { ...known.bag, lines: known.bag.lines.map((line) => ({ ...line, priceEach: 120 })) },
  }
  expect(reconcile(known, dearer, nothing).hasPriceConflict).toBe(true)
  expect(reconcile(known, known, nothing).hasPriceConflict).toBe(false)
  expect(
    reconcile(known, { ...dearer, bag: { ...dearer.bag, currency: 'EUR', country: 'DE' } }, nothing).hasPriceConflict,
  ).toBe(false)
  expect(reconcile(null, known, nothing).hasPriceConflict).toBe(false)
})

describe('for any response of the platform', () => {
  const some = fc.uniqueArray(fc.constantFrom<string>('1-1', '1-2', '2-1', '3-1', '4-1'))
  const token = fc.constantFrom('t', 'u')
  const lined = (held: readonly string[]) => Object.fromEntries(held.map((item) => [`line-${item}`, item]))

  test('no line is lost from sight: it is in the bag, was taken out or bought, or is put into the new selection', () => {
    fc.assert(
      fc.property(some, some, some, token, fc.boolean(), (before, after, taken, newToken, isBought) => {
        const order = isBought ? 'order' : null
        const { next, lost } = reconcile(
          stored('t', lined(before)),
          stored(newToken, lined(after), {}, order),
          new Set(taken),
        )
        const accounted = new Set([...items(next.bag.lines), ...items(lost), ...taken])
        if (!isBought) expect(before.filter((item) => !accounted.has(item))).toEqual([])
        expect(next.bag.lines.filter(({ isGone }) => !isGone).map(({ itemId }) => itemId)).toEqual(after)
      }),
    )
  })

  test('no item is in the bag twice, and what is gone is reported once', () => {
    fc.assert(
      fc.property(some, some, some, (before, between, after) => {
        const first = reconcile(stored('t', lined(before)), stored('t', lined(between)), nothing)
        const second = reconcile(first.next, stored('t', lined(after)), nothing)
        const held = items(second.next.bag.lines)
        expect(new Set(held).size).toBe(held.length)
        const toldBefore = new Set(items(first.gone).filter((item) => !between.includes(item)))
        expect(items(second.gone).filter((item) => toldBefore.has(item))).toEqual([])
      }),
    )
  })
})
