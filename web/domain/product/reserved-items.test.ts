import { describe, expect, test } from 'vitest'
import type { ReservationStatus } from './reservation-status.ts'
import { byVariant, countByItem, sumOf } from './reserved-items.ts'

const zero = { reserved: 0, paid: 0, lapsed: 0, pending: 0, unverified: 0, cancelled: 0 }
const line = (itemId: string, status: ReservationStatus, quantity: number, size: string | null = 'M') => {
  const choice = size === null ? { fit: null, colour: null } : { fit: 'women', colour: 'Fjord' }
  return { itemId, status, quantity, size, ...choice }
}

describe('[R1.09] the reserved items, by size and colour', () => {
  test('is summed by item and status; sizes are in the order of their numbers', () => {
    const counted = countByItem([
      line('10302-1030210', 'reserved', 1, 'XL'),
      line('10302-1030202', 'reserved', 2),
      line('10302-1030202', 'paid', 3),
      line('10302-1030202', 'reserved', 4),
      line('10301-1030101', 'cancelled', 5, 'S'),
    ])
    expect(counted.map(({ itemId, size }) => [itemId, size])).toEqual([
      ['10301-1030101', 'S'],
      ['10302-1030202', 'M'],
      ['10302-1030210', 'XL'],
    ])
    expect(counted[1]?.counts).toEqual({ ...zero, reserved: 6, paid: 3 })
    expect(countByItem([])).toEqual([])
  })

  test('an item has the name from the first line that has one, and keeps its number where none does', () => {
    const [old, known] = countByItem([
      line('1-2', 'reserved', 1, null),
      line('1-2', 'reserved', 1, 'S'),
      line('1-1', 'paid', 1, null),
    ])
    expect(old).toMatchObject({ itemId: '1-1', size: null, fit: null, colour: null })
    expect(known).toMatchObject({ itemId: '1-2', size: 'S', fit: 'women', colour: 'Fjord' })
  })

  test('each variant has the sums of its sizes, and all sums add up', () => {
    const items = countByItem([
      line('1-11', 'reserved', 2),
      line('1-12', 'reserved', 1),
      line('2-21', 'lapsed', 4),
      line('2-22', 'unverified', 8),
      line('2-22', 'pending', 16),
    ])
    const variants = byVariant(items)
    expect(variants.map(({ id, items: own }) => [id, own.length])).toEqual([
      ['1', 2],
      ['2', 2],
    ])
    expect(variants.map(({ counts }) => counts)).toEqual([
      { ...zero, reserved: 3 },
      { ...zero, lapsed: 4, unverified: 8, pending: 16 },
    ])
    expect(sumOf(variants.map(({ counts }) => counts))).toEqual(sumOf(items.map(({ counts }) => counts)))
    expect(sumOf([])).toEqual(zero)
  })
})
