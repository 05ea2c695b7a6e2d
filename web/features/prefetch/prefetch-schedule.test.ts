import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { schedulePrefetch } from './prefetch-schedule.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('[R9.09] the first batch after 3 s, the others 3 s apart, none once stopped', () => {
  const fetchBatch = vi.fn()
  const stop = schedulePrefetch(fetchBatch)
  vi.advanceTimersByTime(2999)
  expect(fetchBatch).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(fetchBatch).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2999)
  expect(fetchBatch).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(3001)
  expect(fetchBatch).toHaveBeenCalledTimes(3)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(fetchBatch).toHaveBeenCalledTimes(3)
})
