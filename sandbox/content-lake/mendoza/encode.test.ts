import fc from 'fast-check'
import { applyPatch } from 'mendoza'
import { describe, expect, test } from 'vitest'
import { encodePatch } from './encode.ts'
import { isDeepEqual } from './values.ts'

const leaf = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.boolean(), fc.constant(null))
const keys = fc.constantFrom('a', 'b', 'title', 'Æ', '_key', '😀')
const { value } = fc.letrec<{ value: unknown; object: Record<string, unknown> }>((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('value'), { maxLength: 5 }), tie('object')),
  object: fc.dictionary(keys, tie('value'), { maxKeys: 5 }),
}))
const document = fc.dictionary(keys, value)

describe('Mendoza patches', () => {
  test('turn any document into any other and back', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        expect(applyPatch(before, encodePatch(before, after))).toEqual(after)
        expect(applyPatch(after, encodePatch(after, before))).toEqual(before)
      }),
      { numRuns: 2000 },
    )
  })

  test('round-trip for small edits in long texts, whatever the characters', () => {
    const edit = fc.tuple(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), fc.string(), fc.string())
    fc.assert(
      fc.property(edit, ([start, end, old, next]) => {
        const before = { text: `${start}${old}${end}`, list: [{ _key: 'k', text: `${start}${old}${end}` }] }
        const after = {
          text: `${start}${next}${end}`,
          list: [{ _key: 'n' }, { _key: 'k', text: `${start}${next}${end}` }],
        }
        expect(applyPatch(before, encodePatch(before, after))).toEqual(after)
      }),
      { numRuns: 1000 },
    )
  })

  test('are whole values for a creation and a deletion', () => {
    expect(encodePatch(null, { _id: 'a' })).toEqual([0, { _id: 'a' }])
    expect(encodePatch({ _id: 'a' }, null)).toEqual([0, null])
  })

  test('touch only what changed', () => {
    const before = {
      _id: 'a',
      blocks: [
        { _key: '1', text: 'one' },
        { _key: '2', text: 'two' },
      ],
      title: 'A long title that stays',
    }
    const after = {
      ...before,
      blocks: [
        { _key: '2', text: 'two' },
        { _key: '1', text: 'changed' },
      ],
    }
    const patch = JSON.stringify(encodePatch(before, after))
    expect(patch).not.toContain('two')
    expect(patch).not.toContain('long title')
    expect(isDeepEqual(applyPatch(before, encodePatch(before, after)), after)).toBe(true)
  })
})
