import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isFetchedAhead, noteRequest, wasRequested } from './fetched-ahead.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('a page counts as fetched a second after its first request, and stays so when it is requested again', () => {
  const page = '/nb/shop/fetched'
  expect(wasRequested(page)).toBe(false)
  expect(isFetchedAhead(page)).toBe(false)
  noteRequest(page)
  expect(wasRequested(page)).toBe(true)
  vi.advanceTimersByTime(1000)
  expect(isFetchedAhead(page)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(isFetchedAhead(page)).toBe(true)
  noteRequest(page)
  expect(isFetchedAhead(page)).toBe(true)
})
