import { describe, expect, test } from 'vitest'
import { isChunkError, mayReload, reloadRecord } from './chunk-error.ts'

const address = 'https://tretopp.example/nb/shop'
const now = 1_800_000_000_000

describe('[R8.09] missing code', () => {
  test.each([
    'Failed to load chunk /_next/static/chunks/0a.js from module 123',
    'Loading chunk 42 failed.',
    'Loading CSS chunk 7 failed',
    'Failed to fetch dynamically imported module: https://tretopp.example/a.js',
    'error loading dynamically imported module',
  ])('is recognised by "%s"', (message) => {
    expect(isChunkError(new Error(message))).toBe(true)
  })

  test('is recognised by the error’s name', () => {
    expect(isChunkError(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true)
  })

  test.each([new TypeError('Failed to fetch'), new Error('price is undefined'), 'ChunkLoadError', undefined])(
    'is not %s',
    (error) => {
      expect(isChunkError(error)).toBe(false)
    },
  )

  test('one full load per address', () => {
    expect(mayReload(null, address, now)).toBe(true)
    const last = reloadRecord(address, now)
    expect(mayReload(last, address, now + 5)).toBe(false)
    expect(mayReload(last, address, now + 599_000)).toBe(false)
    expect(mayReload(last, `${address}/jakke`, now + 5)).toBe(true)
  })

  test('again after a while, and whatever the storage holds', () => {
    expect(mayReload(reloadRecord(address, now), address, now + 600_001)).toBe(true)
    for (const stored of ['', 'x', '{"a":1}', '12', 'NaN https://tretopp.example/nb/shop'])
      expect(mayReload(stored, address, now)).toBe(true)
  })
})
