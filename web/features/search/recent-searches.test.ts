import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everything } from '#web/domain/visitor/consent.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  vi.resetModules()
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

async function load() {
  const { chooseConsent } = await import('#web/services/consent/consent.ts')
  return { chooseConsent, ...(await import('./recent-searches.ts')) }
}

test('the newest five, each once, until they are cleared', async () => {
  const { rememberSearch, readRecent, forgetSearches } = await load()
  for (const q of ['ull', 'jakke', 'Ull', 'sokker', 'lue', 'vott', 'sekk']) rememberSearch(q)
  expect(readRecent()).toEqual(['sekk', 'vott', 'lue', 'sokker', 'Ull'])
  forgetSearches()
  expect(readRecent()).toEqual([])
})

test('a search that is forgotten is no longer among them, however it was written', async () => {
  const { rememberSearch, readRecent, forgetSearch } = await load()
  for (const q of ['ull', 'Jakke']) rememberSearch(q)
  for (const q of ['jakke', 'lue']) forgetSearch(q)
  expect(readRecent()).toEqual(['ull'])
})

test('[R2.24] are stored with the consent to functions only', async () => {
  const { rememberSearch, readRecent, chooseConsent } = await load()
  rememberSearch('ull')
  expect(kept.size).toBe(0)
  chooseConsent(everything)
  expect(kept.get('recent-searches')).toBe('["ull"]')
  chooseConsent({ ...everything, functions: false })
  expect([kept.size, readRecent()]).toEqual([0, []])
})

test('corrupt storage is read as an empty list', async () => {
  const { readRecent, chooseConsent } = await load()
  chooseConsent(everything)
  for (const text of ['{', '{"a":1}', '[1,null,{}]']) {
    kept.set('recent-searches', text)
    expect(readRecent()).toEqual([])
  }
})
