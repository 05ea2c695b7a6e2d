import { expect, test } from 'vitest'
import { keysOfPage, keysToPurge } from './surrogate-keys.ts'

const header = { separator: ' ', maxLength: 100 }

test('a page has its cache tags as keys, without those of Next, and the key of every page', () => {
  const tags = ['_N_T_/layout', '_N_T_/nb/shop', 'ratings', 'document:shopPage', 'ratings']
  expect(keysOfPage(tags, header)).toBe('pages ratings document:shopPage')
  expect(keysOfPage([], header)).toBe('pages')
})

test('keys hold nothing that separates them', () => {
  expect(keysOfPage(['a b', 'c,d', 'blåbær'], { separator: ',', maxLength: 100 })).toBe(
    'pages,a%20b,c%2Cd,bl%C3%A5b%C3%A6r',
  )
  expect(keysToPurge(['a b'])).toContain('a%20b')
})

test('a page with more keys than fit has one that every purge names', () => {
  const tags = Array.from({ length: 20 }, (_, number) => `document:${number}`)
  expect(keysOfPage(tags, header)).toBe('pages many')
  expect(keysToPurge(['document:7'])).toEqual(['document:7', 'many'])
})

test('tags that expire everything purge every page', () => {
  expect(keysToPurge(['document:7', '_N_T_/layout'])).toEqual(['pages'])
  expect(keysToPurge([])).toEqual([])
})
