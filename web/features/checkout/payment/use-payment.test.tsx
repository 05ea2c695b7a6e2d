// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkoutDetails as details } from '#tests/builders/checkout-details.ts'
import { initialLocalState, localStateKey, serialiseLocalState } from '#web/domain/visitor/local-state.ts'
import { startLocalState } from '#web/services/local-state/local-state.ts'
import { usePayment } from './use-payment.ts'

const code = '#web/services/payment/on-press.ts'
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const open = { startedAt: 1, orderBefore: null, buttonAmount: null, hasFailed: false, reservation: null }
const order = { currency: 'NOK', now: 0, later: 0, lines: [] }
const onPaying = vi.fn()
let root: Root
let used: ReturnType<typeof usePayment>

function Used() {
  used = usePayment({
    lang: 'nb',
    order,
    getDetails: async () => details,
    showErrors: async () => undefined,
    onPaying,
    onShort: () => undefined,
    dropIn: () => ({ current: null }),
  })
  return null
}

async function press(openPayment: object | null) {
  localStorage.setItem(localStateKey, serialiseLocalState({ ...initialLocalState, openPayment }))
  startLocalState()
  await act(async () => root.render(<Used />))
  await act(async () => {
    await used.press()
    await vi.waitFor(() => expect(onPaying).toHaveBeenLastCalledWith(false), 10_000)
  })
  return used.problem?.outcome
}

/** Whether the browser would ask before the page is left. */
function isAsking(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

beforeEach(() => {
  onPaying.mockClear()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
})
afterEach(() => {
  act(() => root.unmount())
  vi.doUnmock(code)
  vi.unstubAllGlobals()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

test.each([
  [null, { kind: 'unreachable' }],
  [open, { kind: 'unreachable', isEarlierOpen: true }],
])('code that cannot be loaded has sent nothing, but does not know of an earlier payment', async (stored, outcome) => {
  vi.doMock(code, () => {
    throw new Error('The code cannot be loaded')
  })
  expect(await press(stored)).toEqual(outcome)
})

test('after something was thrown on the way it is not known whether the payment was sent', async () => {
  vi.doMock(code, () => ({ payNow: () => Promise.reject(new Error('Full')) }))
  expect(await press(null)).toEqual({ kind: 'failed', outcome: 'unknown' })
})

test.each([
  [{ kind: 'order', order: '1' }, '/nb/checkout/success'],
  [{ kind: 'reserved' }, '/nb/crowdfunding/confirmation'],
  [{ kind: 'redirect', url: 'https://bank.example/' }, 'https://bank.example/'],
])('[R7.02] leaving after success raises no question; while paying it does', async (outcome, address) => {
  const wasAsking: boolean[] = []
  const replace = vi.fn(() => void wasAsking.push(isAsking()))
  vi.stubGlobal('location', { ...location, replace })
  vi.doMock(code, () => ({
    payNow: async () => {
      wasAsking.push(isAsking())
      return outcome
    },
  }))
  startLocalState()
  await act(async () => root.render(<Used />))
  await act(async () => {
    await used.press()
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith(address))
  })
  expect(wasAsking).toEqual([true, false])
  expect(used).toMatchObject({ phase: 'leaving', next: { address } })
})

test('[R7.02] neither a refusal nor a page that is gone leaves the question behind', async () => {
  vi.doMock(code, () => ({ payNow: async () => ({ kind: 'failed', outcome: 'refused' }) }))
  await press(null)
  expect(isAsking()).toBe(false)
})
