import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupThousands } from './numbers.ts'

test('thousands are grouped by no-break spaces', () => {
  expect(groupThousands(999)).toBe('999')
  expect(groupThousands(48213)).toBe('48\u00a0213')
  expect(groupThousands(-1234567)).toBe('-1\u00a0234\u00a0567')
  fc.assert(
    fc.property(fc.integer(), (value) => {
      const text = groupThousands(value)
      expect(Number(text.replaceAll('\u00a0', ''))).toBe(value)
      expect(text).toMatch(/^-?\d{1,3}(\u00a0\d{3})*$/)
    }),
  )
})
