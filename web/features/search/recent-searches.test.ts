import { expect, test } from 'vitest'
import { forgetSearches, type RecentStorage, readRecent, rememberSearch } from './recent-searches.ts'

function memory(kept: Record<string, string> = {}): RecentStorage {
  return {
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value
    },
    removeItem: (key) => {
      delete kept[key]
    },
  }
}

test('the newest five, each once, until they are forgotten', () => {
  const storage = memory()
  for (const q of ['ull', 'jakke', 'Ull', '', 'sokker', 'lue', 'vott', 'sekk']) rememberSearch(storage, q)
  expect(readRecent(storage)).toEqual(['sekk', 'vott', 'lue', 'sokker', 'Ull'])
  forgetSearches(storage)
  expect(readRecent(storage)).toEqual([])
})

test('missing, full, forbidden and corrupt storage hold nothing', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse }
  for (const storage of [undefined, forbidden]) {
    rememberSearch(storage, 'ull')
    forgetSearches(storage)
    expect(readRecent(storage)).toEqual([])
  }
  for (const text of ['{', '{"a":1}', '[1,null,{}]']) {
    expect(readRecent(memory({ 'recent-searches': text }))).toEqual([])
  }
})
