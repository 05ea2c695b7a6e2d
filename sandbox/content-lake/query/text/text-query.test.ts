import { expect, test } from 'vitest'
import { TextQuery } from './text-query.ts'

test('a query for everything finds a document without reading its texts', () => {
  const everything = new TextQuery('*')
  const unread = new Proxy({}, { ownKeys: () => expect.fail('The document was read') })
  expect(everything.matches(unread)).toBe(true)
  expect(everything.score(unread)).toBe(1)
  expect(new TextQuery('').matches(unread)).toBe(false)
})
