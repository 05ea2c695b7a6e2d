// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initialLocalState, localStateKey, serialiseLocalState } from '#web/domain/visitor/local-state.ts'
import { texts } from '#web/i18n/translate.ts'
import { startLocalState } from '#web/services/local-state/local-state.ts'
import { PaymentFailed } from './payment-failed.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const t = texts('nb', 'payment')
const open = { startedAt: 1, orderBefore: null, buttonAmount: null, hasFailed: false, reservation: null }
let root: Root

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
})
afterEach(() => act(() => root.unmount()))

/** The page in a browser that remembers this. */
function pageWith(stored: object): string {
  localStorage.setItem(localStateKey, serialiseLocalState({ ...initialLocalState, ...stored }))
  act(startLocalState)
  act(() => root.render(<PaymentFailed lang="nb" texts={t} />))
  return document.body.textContent ?? ''
}

test.each(['cancelled', 'error', 'refused'] as const)(
  '[R4.16] [R8.07] %s: what happened, what Vipps may have got wrong, and that the bag is kept',
  (outcome) => {
    const page = pageWith({ centraPaymentResult: { kind: 'failed', outcome } })
    for (const text of [t.failedTitle, t[outcome], t.failedNote, t.bagKept, t.tryAgain]) expect(page).toContain(text)
  },
)

test('a payment that may have gone through is not said to have failed', () => {
  for (const stored of [
    { centraPaymentResult: { kind: 'failed', outcome: 'unknown' } },
    { openPayment: open },
    { openPayment: { ...open, hasFailed: true, isEarlierOpen: true } },
  ]) {
    const page = pageWith(stored)
    for (const text of [t.unknownTitle, t.unknown, t.failedNote, t.otherBrowser]) expect(page).toContain(text)
    for (const text of [t.failedTitle, t.bagKept]) expect(page).not.toContain(text)
  }
})

test('nobody without a payment is told about one', () => {
  const page = pageWith({})
  expect(page).toContain(t.nothingToCheck)
  expect(page).not.toContain(t.failedTitle)
})
