import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { schedulePrefetch } from './prefetch-schedule.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', { readyState: 'complete' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[R9.09] the first batch once the page is idle, the others a second apart, none once stopped', () => {
  const fetchBatch = vi.fn()
  const stop = schedulePrefetch(fetchBatch)
  // Without idle callbacks, as in Safari, a page counts as idle after 200 ms.
  vi.advanceTimersByTime(199)
  expect(fetchBatch).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(fetchBatch).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(999)
  expect(fetchBatch).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1001)
  expect(fetchBatch).toHaveBeenCalledTimes(3)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(fetchBatch).toHaveBeenCalledTimes(3)
})

test('[R9.09] nothing is fetched before the page has loaded, nor if it is left before', () => {
  const events = new EventTarget()
  vi.stubGlobal('document', { readyState: 'interactive' })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  const fetchBatch = vi.fn()
  const left = schedulePrefetch(fetchBatch)
  left()
  events.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(10_000)
  expect(fetchBatch).toHaveBeenCalledTimes(0)
  schedulePrefetch(fetchBatch)
  events.dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(200)
  expect(fetchBatch).toHaveBeenCalledTimes(1)
})
