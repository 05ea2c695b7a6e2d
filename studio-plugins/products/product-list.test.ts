import { describe, expect, test } from 'vitest'
import { afterClick } from './product-list.ts'

describe('a click', () => {
  const shown = ['a', 'b', 'c', 'd', 'e']
  const click = (selected: string[], id: string, anchor?: string) =>
    afterClick(selected, { shown, id, anchor, isRange: anchor !== undefined })

  test('selects one, or deselects it, and keeps the order of selection', () => {
    expect(click(['c'], 'a')).toEqual(['c', 'a'])
    expect(click(['c', 'a', 'b'], 'a')).toEqual(['c', 'b'])
  })

  test('with Shift selects or deselects all from the last click', () => {
    expect(click(['b'], 'd', 'b')).toEqual(['b', 'c', 'd'])
    expect(click(['d'], 'b', 'd')).toEqual(['d', 'c', 'b'])
    expect(click(['a', 'b', 'c', 'd'], 'c', 'b')).toEqual(['a', 'd'])
  })

  test('with Shift is an ordinary click if the product clicked last is no longer shown', () => {
    expect(click(['z'], 'b', 'z')).toEqual(['z', 'b'])
    expect(click(['b'], 'z')).toEqual(['b'])
  })
})
