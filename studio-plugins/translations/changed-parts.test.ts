import { expect, test } from 'vitest'
import { changedParts } from './changed-parts.ts'

test('a changed word is removed and added, the rest is the same', () => {
  expect(changedParts('Ull er varmt.', 'Ull er godt.')).toEqual([
    { kind: 'same', text: 'Ull er ' },
    { kind: 'removed', text: 'varmt' },
    { kind: 'added', text: 'godt' },
    { kind: 'same', text: '.' },
  ])
})

test('a text that did not change is one part', () => {
  expect(changedParts('Ull', 'Ull')).toEqual([{ kind: 'same', text: 'Ull' }])
})
