import { expect, test } from 'vitest'
import { missedQuery } from './missed-search.ts'

test.each([
  ['  Gummi-STØVLER,  barn ', 'gummi støvler barn'],
  ['sko 42', 'sko 42'],
])('%j is counted as %j', (q, query) => {
  expect(missedQuery(q)).toBe(query)
})

test.each(['', '***', 'kari@example.com', '90 12 34 56', '12345', 'x'.repeat(61)])('%j is not counted', (q) => {
  expect(missedQuery(q)).toBeUndefined()
})
