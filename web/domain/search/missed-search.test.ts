import { expect, test } from 'vitest'
import { isMissed, missedQuery } from './missed-search.ts'

test.each([
  ['  Gummi-STØVLER,  barn ', 'gummi støvler barn'],
  ['sko 42', 'sko 42'],
])('%j is counted as %j', (q, query) => {
  expect(missedQuery(q)).toBe(query)
})

test.each(['', '***', 'kari@example.com', '90 12 34 56', '12345', 'x'.repeat(61)])('%j is not counted', (q) => {
  expect(missedQuery(q)).toBeUndefined()
})

test('a search is missed where no page has all its words, unless editors have answered it', () => {
  expect(isMissed({ total: 0, exact: false })).toBe(true)
  expect(isMissed({ total: 3, exact: false })).toBe(true)
  expect(isMissed({ total: 3, exact: true })).toBe(false)
  expect(isMissed({ total: 0, exact: false, answer: { text: 'Nei.' } })).toBe(false)
})
