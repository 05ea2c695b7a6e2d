import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  [undefined, 'No rows'],
  [[], 'No rows'],
  [['a'], '1 row'],
  [['a', 'b'], '2 rows'],
])('%j is %s', (list, text) => {
  expect(counted(list, 'row')).toBe(text)
})

test('an irregular plural can be given', () => {
  expect([counted(['a'], 'entry', 'entries'), counted([], 'entry', 'entries')]).toEqual(['1 entry', 'No entries'])
})
