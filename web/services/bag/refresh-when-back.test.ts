import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { BagState } from './bag-state.ts'
import { refreshWhenBack } from './refresh-when-back.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const browser = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  page.visibilityState = 'visible'
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A bag whose platform responds with a status. */
function open(status: BagState['status']) {
  const state = createStore<BagState>(() => ({
    bag: null,
    status,
    isSettled: false,
    pendingLines: new Set<string>(),
    notice: null,
    isOpen: false,
    addedItemId: null,
  }))
  const looks: number[] = []
  const start = performance.now()
  const responses = { status }
  refreshWhenBack(state, async () => {
    looks.push(Math.round((performance.now() - start) / 1000))
    state.setState({ status: responses.status })
  })
  return { state, looks, responses }
}

function comeBack(): void {
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
}

describe('a platform that is unreachable', () => {
  test('is refreshed again, less and less often, until it responds', () => {
    const { state, looks, responses } = open('ready')
    responses.status = 'unreachable'
    state.setState({ status: 'unreachable' })
    vi.advanceTimersByTime(200_000)
    expect(looks).toEqual([5, 15, 35, 75, 135, 195])
    responses.status = 'ready'
    browser.dispatchEvent(new Event('online'))
    expect(looks).toHaveLength(7)
    vi.advanceTimersByTime(200_000)
    expect(looks).toHaveLength(7)
  })

  test('is not refreshed while the page is hidden, and refreshed when it is shown', () => {
    const { state, looks, responses } = open('ready')
    responses.status = 'unreachable'
    state.setState({ status: 'unreachable' })
    page.visibilityState = 'hidden'
    vi.advanceTimersByTime(60_000)
    expect(looks).toEqual([])
    comeBack()
    expect(looks).toHaveLength(1)
  })
})

test('a bag that comes back into view is refreshed after a minute, an empty one never', () => {
  const { looks } = open('ready')
  const empty = open('empty')
  vi.advanceTimersByTime(59_000)
  comeBack()
  expect(looks).toEqual([])
  vi.advanceTimersByTime(2000)
  comeBack()
  comeBack()
  expect(looks).toEqual([61])
  expect(empty.looks).toEqual([])
})
