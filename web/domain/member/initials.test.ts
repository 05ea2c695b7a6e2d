import { expect, test } from 'vitest'
import { initials, numberOf } from './initials.ts'

test.each([
  ['Kari Nordmann', 'KN'],
  ['Åse', 'Å'],
  ['ola  marius fjell-hansen', 'OF'],
  ['«Turgåeren» Per', 'TP'],
  ['李 小龙', '李小'],
  ['🧥', ''],
])('the initials of %s are %s', (name, expected) => expect(initials(name)).toBe(expected))

test('an id always has the same number, and many ids have all of them', () => {
  const ids = Array.from({ length: 100 }, (_, index) => `5f0f-${index}`)
  expect(ids.map((id) => numberOf(id, 6))).toEqual(ids.map((id) => numberOf(id, 6)))
  expect(new Set(ids.map((id) => numberOf(id, 6))).size).toBe(6)
})
