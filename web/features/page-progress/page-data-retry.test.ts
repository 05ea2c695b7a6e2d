import { describe, expect, test } from 'vitest'
import { isFinal, pauseBeforeRetry } from './page-data-retry.ts'

describe('[R8.09] page data', () => {
  test.each([200, 206, 304, 307, 404, 500])('%d is final', (status) => {
    expect(isFinal(status)).toBe(true)
  })

  test.each([400, 401, 403, 408, 410, 429, 502, 503, 504, 599])('%d is retried', (status) => {
    expect(isFinal(status)).toBe(false)
  })

  test('three times, each after a longer pause than before', () => {
    const pauses = [0, 1, 2].map((retry) => pauseBeforeRetry(retry) ?? 0)
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
    expect(Math.min(...pauses)).toBeGreaterThan(0)
    expect(pauseBeforeRetry(3)).toBeUndefined()
  })
})
