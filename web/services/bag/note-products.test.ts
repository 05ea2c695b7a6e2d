// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeBagLine } from '#tests/builders/make-bag-line.ts'
import { emptyBag } from '#web/domain/bag/empty-bag.ts'
import { type ConsentChoice, consentOf, everything, onlyNecessary } from '#web/domain/visitor/consent.ts'
import { initialLocalState, localStateKey, serialiseLocalState } from '#web/domain/visitor/local-state.ts'
import { chooseConsent } from '../consent/consent.ts'
import { localState, updateLocalState } from '../local-state/local-state.ts'
import { bagMemory } from './bag-storage.ts'
import { noteProducts } from './note-products.ts'

const fetched = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}))
let visibility = 'visible'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    visibility === 'visible' ? 'visible' : 'hidden',
  )
  localStorage.clear()
  localState.setState(initialLocalState, true)
  visibility = 'visible'
})
// Each test has listeners of its own, which hear nothing more after it.
afterEach(() => {
  vi.clearAllTimers()
  for (const end of ends.splice(0)) end()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  fetched.mockClear()
})

const ends: (() => void)[] = []

/** A page with these products in its bag, whose bag is followed. */
function openPage(token: string, centraIds: readonly string[], choice: ConsentChoice = everything) {
  localStorage.setItem(localStateKey, serialiseLocalState({ ...initialLocalState, consent: consentOf(choice) }))
  hold(token, centraIds)
  const subscribe = localState.subscribe
  vi.spyOn(localState, 'subscribe').mockImplementation((listener) => {
    const end = subscribe(listener)
    ends.push(end)
    return end
  })
  noteProducts()
}

/** What the platform's response does. */
function hold(token: string, centraIds: readonly string[], quantity = 1): void {
  const lines = centraIds.map((centraId) => makeBagLine({ centraId, itemId: `item-${centraId}`, quantity }))
  bagMemory.write({ bag: { ...emptyBag, token, lines }, order: null })
}

const sent = () => fetched.mock.calls.map(([url, { method, body }]) => [method, url, JSON.parse(String(body))])
const noted = () => sent().map(([, , body]) => body)

describe('with consent to analytics', () => {
  test('several quick changes are one call, two seconds after the last', async () => {
    openPage('t', ['101'])
    hold('t', ['101', '102'])
    await vi.advanceTimersByTimeAsync(1500)
    hold('t', ['102', '101', '103'])
    await vi.advanceTimersByTimeAsync(1999)
    expect(sent()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent()).toEqual([['POST', '/api/v1/bags', { bag: 't', centraIds: ['101', '102', '103'] }]])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent()).toHaveLength(1)
  })

  test('other quantities, and a change that was taken back, are not sent', async () => {
    openPage('t', ['101'])
    hold('t', ['101'], 4)
    await vi.advanceTimersByTimeAsync(5000)
    hold('t', ['101', '102'])
    hold('t', ['101'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent()).toEqual([])
  })

  test('a page that is left sends at once, in a call that outlives it, and not again', async () => {
    openPage('t', [])
    hold('t', ['101'])
    visibility = 'hidden'
    dispatchEvent(new Event('pagehide'))
    expect(noted()).toEqual([{ bag: 't', centraIds: ['101'] }])
    expect(fetched.mock.calls[0]?.[1].keepalive).toBe(true)
    await vi.advanceTimersByTimeAsync(5000)
    dispatchEvent(new Event('pagehide'))
    expect(sent()).toHaveLength(1)
  })

  test('a call that fails is not repeated, and nothing is thrown', async () => {
    openPage('t', [])
    fetched.mockRejectedValueOnce(new TypeError('offline'))
    hold('t', ['101'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent()).toHaveLength(1)
  })

  test('after an order the selection is forgotten, whether it is dropped, emptied or replaced', async () => {
    openPage('t', ['101'])
    updateLocalState(({ centra }) => ({ centra: centra && { token: centra.token, lines: [] } }))
    await vi.advanceTimersByTimeAsync(2000)
    hold('u', ['102'])
    await vi.advanceTimersByTimeAsync(2000)
    hold('u', [])
    await vi.advanceTimersByTimeAsync(2000)
    hold('u', ['103'])
    await vi.advanceTimersByTimeAsync(2000)
    hold('v', ['104'])
    await vi.advanceTimersByTimeAsync(2000)
    expect(noted()).toEqual([
      { bag: 't', centraIds: [] },
      { bag: 'u', centraIds: ['102'] },
      { bag: 'u', centraIds: [] },
      { bag: 'u', centraIds: ['103'] },
      { bag: 'u', centraIds: [] },
      { bag: 'v', centraIds: ['104'] },
    ])
  })

  test('a tab in the background leaves the report to the one that made the change', async () => {
    openPage('t', [])
    visibility = 'hidden'
    hold('t', ['101'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent()).toEqual([])
  })
})

describe('[R2.24] consent to analytics', () => {
  test('without it nothing is sent', async () => {
    openPage('t', ['101'], { ...everything, analytics: false })
    hold('t', ['101', '102'])
    await vi.advanceTimersByTimeAsync(5000)
    dispatchEvent(new Event('pagehide'))
    expect(sent()).toEqual([])
  })

  test('a withdrawal has the bag forgotten, and what waits is not sent', async () => {
    openPage('t', ['101'])
    hold('t', ['101', '102'])
    chooseConsent(onlyNecessary)
    expect(noted()).toEqual([{ bag: 't', centraIds: [] }])
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent()).toHaveLength(1)
  })
})
