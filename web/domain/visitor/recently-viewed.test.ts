import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_VIEWED, otherViewed, readViewed, withViewed } from './recently-viewed.ts'

const ids = fc.array(fc.constantFrom(...Array.from({ length: 12 }, (_, index) => `${101 + index}`)), { maxLength: 40 })

test('the last eight others, newest first, each once', () => {
  fc.assert(
    fc.property(ids, fc.constantFrom('101', '105'), (visits, current) => {
      const viewed = [...visits, current].reduce<readonly string[]>((before, id) => withViewed(before, id), [])
      const others = [...new Set([...visits].reverse().filter((id) => id !== current))]
      expect(otherViewed(viewed, current)).toEqual(others.slice(0, MAX_VIEWED))
      expect(readViewed(viewed)).toEqual(viewed)
    }),
  )
})

test('any other stored value is read as an empty list', () => {
  for (const stored of [undefined, null, '', {}, '101', [1, null, {}, 'a b', '<x>']])
    expect(readViewed(stored)).toEqual([])
})
