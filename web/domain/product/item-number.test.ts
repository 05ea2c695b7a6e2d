import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemNumberOf } from './item-number.ts'

describe('[R5.13] item number', () => {
  test('the number after the prefix', () => {
    expect(itemNumberOf('1313-19728')).toBe('19728')
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]+$/), fc.nat(), (prefix, number) => {
        expect(itemNumberOf(`${prefix}-${number}`)).toBe(String(number))
      }),
    )
  })

  test.each(['', '1313', '1313-', '-19728', '1313-M', '1313-19728-2', '1313--2', '1/../2-3', '1313-19728\n', ' 1-2'])(
    '%j is malformed',
    (itemId) => {
      expect(() => itemNumberOf(itemId)).toThrow(new Error('item id is malformed'))
    },
  )
})
