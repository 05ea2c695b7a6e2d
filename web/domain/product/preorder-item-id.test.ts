import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parsePreorderItemId } from './preorder-item-id.ts'

describe('[R5.13] preorder item id', () => {
  test('prefix and number', () => {
    expect(parsePreorderItemId('1313-19728')).toEqual({ prefix: '1313', variant: '19728' })
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]+$/), fc.nat(), (prefix, number) => {
        expect(parsePreorderItemId(`${prefix}-${number}`)).toEqual({ prefix, variant: String(number) })
      }),
    )
  })

  test.each(['', '1313', '1313-', '-19728', '1313-M', '1313-19728-2', '1313--2', '1/../2-3', '1313-19728\n', ' 1-2'])(
    '%j is malformed',
    (itemId) => {
      expect(() => parsePreorderItemId(itemId)).toThrow(new Error('item id is malformed'))
    },
  )
})
