import { expect, test } from 'vitest'
import { KeptChanges } from './kept.ts'

function memoryStorage() {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

const changes = [{ path: ['title', 'nb'], before: undefined, after: 'Ull' }]

test('changes are found again by a later session, newest first, until they are forgotten', () => {
  const browser = memoryStorage()
  const first = new KeptChanges(browser, 'shop kari')
  expect(first.keep('a', 'one', { at: Date.now() - 1000, changes })).toBe(true)
  first.keep('ab', 'one', { at: Date.now(), changes })
  const second = new KeptChanges(browser, 'shop kari')
  second.keep('a', 'two', { at: Date.now(), changes: [] })
  expect(second.of('a').map(({ session }) => session)).toEqual(['two', 'one'])
  expect(second.of('a')[1]?.changes).toEqual(changes)
  second.forget('a', 'one')
  expect(second.of('a').map(({ session }) => session)).toEqual(['two'])
})

test('another user of the browser does not see them', () => {
  const browser = memoryStorage()
  new KeptChanges(browser, 'shop kari').keep('a', 'one', { at: Date.now(), changes })
  expect(new KeptChanges(browser, 'shop ola').of('a')).toEqual([])
})

test('those that are a month old or damaged are forgotten', () => {
  const browser = memoryStorage()
  const kept = new KeptChanges(browser, 'shop kari')
  kept.keep('a', 'one', { at: Date.now() - 31 * 24 * 60 * 60_000, changes })
  browser.setItem('studio.unsaved shop kari a two', '{"at":')
  browser.setItem('studio.unsaved shop kari a three', '{"at":1}')
  expect(kept.of('a')).toEqual([])
  expect(browser.length).toBe(0)
})

test('a browser that is full says so', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  expect(new KeptChanges({ ...memoryStorage(), setItem }, 'shop kari').keep('a', 'one', { at: 1, changes })).toBe(false)
})
