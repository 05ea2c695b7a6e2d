import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  [undefined, 'No rows'],
  [[], 'No rows'],
  [['a'], '1 row'],
  [['a', 'b'], '2 rows'],
])('the members of %j are counted as “%s”', (list, text) => {
  expect(counted(list, 'row')).toBe(text)
})
