import { describe, expect, test } from 'vitest'
import { readTyped, setEntries, typedOf, warningOf } from './preorder-rows.ts'

const entry = { stock: 3, nextDeliveryStock: 12, deliveryDate: '2027-01-08' }

describe('a typed row', () => {
  test('is an entry, or none when it is empty', () => {
    expect(readTyped(typedOf(entry))).toEqual({ entry })
    expect(readTyped({ ...typedOf(entry), deliveryDate: '' })).toEqual({ entry: { ...entry, deliveryDate: null } })
    expect(readTyped(typedOf(undefined))).toEqual({ entry: null })
  })

  test.each([
    [{ stock: '-1' }, 'Both numbers must be whole numbers.'],
    [{ stock: '1.5' }, 'Both numbers must be whole numbers.'],
    [{ nextDeliveryStock: '' }, 'Both numbers must be whole numbers.'],
    [{ stock: '99999999' }, 'The number is too large.'],
    [{ deliveryDate: '2027-02-30' }, 'The date is not valid.'],
  ])('%o is refused: %s', (typed, problem) => expect(readTyped({ ...typedOf(entry), ...typed })).toEqual({ problem }))
})

test('a delivery date that has passed causes a warning', () => {
  expect(warningOf(entry, '2027-01-08')).toBeUndefined()
  expect(warningOf(entry, '2027-01-09')).toBe('The delivery date has passed.')
})

test('only differences from what the editor saw are set; the undo restores them', () => {
  const entries = new Map([
    ['1', entry],
    ['2', entry],
  ])
  const later = { ...entry, deliveryDate: '2027-02-01' }
  const { actions, change, revert } = setEntries(
    entries,
    new Map([
      ['1', entry],
      ['2', later],
      ['3', entry],
    ]),
    () => 'id',
  )
  expect(actions).toMatchObject([
    { targetId: '2', expected: entry, entry: later },
    { targetId: '3', expected: null, entry },
  ])
  const after = change(entries)
  expect([...after]).toEqual([
    ['1', entry],
    ['2', later],
    ['3', entry],
  ])
  expect(revert(after)).toEqual(entries)
  expect([...change(entries, new Set(['3'])).values()]).toEqual([entry, entry, entry])
})
