import { focusManager, onlineManager, QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LiveQuery, type LiveSource } from './live-query.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A source whose results are `<key><count of calls>`, of which some can be made to fail or be slow. */
function source({ retries = 0, freshFor = 10_000 } = {}) {
  const calls: string[][] = []
  const client = new QueryClient()
  client.mount()
  const onFailure = vi.fn()
  const state = { isDown: false, delay: 0 }
  const source: LiveSource<string> = {
    name: 'source',
    freshFor,
    retries,
    async fetchAll(keys) {
      calls.push([...keys])
      const count = calls.length
      if (state.delay > 0) await new Promise((resolve) => setTimeout(resolve, state.delay))
      if (state.isDown) throw new Error('down')
      return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `${key}${count}`]))
    },
  }
  const cache = new LiveQuery<string>(client, source, onFailure)
  return { cache, calls, onFailure, state }
}

/** A visitor who comes back to the page. */
function comeBack() {
  focusManager.setFocused(false)
  focusManager.setFocused(true)
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const value = (cache: LiveQuery<string>, key: string) => {
  const read = cache.read(key)
  return read.status === 'loaded' ? read.value : read.status
}

describe('[R9.06] asking', () => {
  test('all that is watched in one turn makes one call, each key once', async () => {
    const { cache, calls } = source()
    const keys = fc.array(fc.string(), { minLength: 1, maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(keys, async (watched) => {
        cache.reset()
        calls.length = 0
        const stops = watched.map((key) => cache.watch(key, () => {}))
        await settle()
        expect(calls).toEqual([[...new Set(watched)]])
        for (const stop of stops) stop()
      }),
    )
  })

  test('a fresh result is not fetched again, a stale one is and stays until the new one arrives', async () => {
    const { cache, calls } = source({ freshFor: 10_000 })
    cache.watch('a', () => {})()
    await settle()
    await vi.advanceTimersByTimeAsync(9999)
    cache.watch('a', () => {})
    await settle()
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    comeBack()
    expect(value(cache, 'a')).toBe('a1')
    await settle()
    expect(value(cache, 'a')).toBe('a2')
  })

  test('a further watcher fetches a stale value again, once for all', async () => {
    const { cache, calls } = source({ freshFor: 10_000 })
    const listeners = [vi.fn(), vi.fn(), vi.fn()]
    cache.watch('a', listeners[0] ?? (() => {}))
    await settle()
    cache.watch('a', () => {})
    await settle()
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_001)
    const stops = listeners.slice(1).map((listener) => cache.watch('a', listener))
    await settle()
    expect(calls).toHaveLength(2)
    for (const listener of listeners) expect(listener).toHaveBeenCalled()
    for (const stop of stops) stop()
    expect(value(cache, 'a')).toBe('a2')
  })

  test('a value that is not watched is not refreshed', async () => {
    const { cache, calls } = source()
    cache.watch('a', () => {})()
    cache.watch('b', () => {})
    await settle()
    await vi.advanceTimersByTimeAsync(10_000)
    comeBack()
    await settle()
    expect(calls).toEqual([['a', 'b'], ['b']])
  })

  test('listeners receive every change until they unsubscribe', async () => {
    const { cache } = source()
    const heard = new Set<string>()
    const stop = cache.watch('a', () => heard.add(value(cache, 'a')))
    await settle()
    cache.reset()
    await settle()
    stop()
    cache.reset()
    await settle()
    expect([...heard]).toEqual(['loading', 'a1', 'a2'])
  })
})

test('a visitor who is back online sees current data; offline a call fails at once', async () => {
  const { cache, calls, state } = source()
  onlineManager.setOnline(false)
  state.isDown = true
  cache.watch('a', () => {})
  await settle()
  expect(value(cache, 'a')).toBe('failed')
  state.isDown = false
  onlineManager.setOnline(true)
  await settle()
  expect(value(cache, 'a')).toBe('a2')
  expect(calls).toHaveLength(2)
})

describe('failures', () => {
  test('[R9.06] two retries, after one second and two more; then it failed, reported once', async () => {
    const { cache, calls, onFailure, state } = source({ retries: 2 })
    state.isDown = true
    cache.watch('a', () => {})
    await settle()
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1000)
    expect([calls.length, value(cache, 'a')]).toEqual([2, 'loading'])
    await vi.advanceTimersByTimeAsync(2000)
    expect([calls.length, value(cache, 'a')]).toEqual([3, 'failed'])
    comeBack()
    await vi.advanceTimersByTimeAsync(3000)
    expect(calls).toHaveLength(6)
    expect(onFailure).toHaveBeenCalledTimes(1)
  })

  test('a failed refresh keeps the known value; a retry after a failure shows that it loads', async () => {
    const { cache, state } = source()
    cache.watch('a', () => {})
    await settle()
    state.isDown = true
    await vi.advanceTimersByTimeAsync(10_000)
    comeBack()
    await settle()
    expect(value(cache, 'a')).toBe('a1')
    cache.watch('b', () => {})
    await settle()
    expect(value(cache, 'b')).toBe('failed')
    state.isDown = false
    cache.retry('b')
    expect(value(cache, 'b')).toBe('loading')
    await settle()
    expect(value(cache, 'b')).toMatch(/^b/)
  })

  test('a retry fetches again without dropping the known values', async () => {
    const { cache, calls } = source()
    cache.watch('a', () => {})
    await settle()
    cache.retry('a')
    expect(value(cache, 'a')).toBe('a1')
    await settle()
    expect([value(cache, 'a'), calls.length]).toEqual(['a2', 2])
  })

  test('only a key missing from the result fails', async () => {
    const { cache } = source()
    cache.watch('unknown', () => {})
    cache.watch('a', () => {})
    await settle()
    expect([value(cache, 'unknown'), value(cache, 'a')]).toEqual(['failed', 'a1'])
  })
})

test('after a reset no result of an earlier request is shown', async () => {
  const { cache, state } = source()
  state.delay = 500
  const seen = new Set<string>()
  cache.watch('a', () => seen.add(value(cache, 'a')))
  await vi.advanceTimersByTimeAsync(100)
  state.delay = 1000
  cache.reset()
  await vi.advanceTimersByTimeAsync(500)
  expect(value(cache, 'a')).toBe('loading')
  await vi.advanceTimersByTimeAsync(600)
  expect([...seen]).toEqual(['loading', 'a2'])
})
