// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { texts } from '#web/i18n/translate.ts'
import type { Unpaid } from '#web/services/payment/outcome.ts'
import { PaymentMessage } from './payment-message.tsx'
import type { PaymentProblem } from './use-payment.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const unpaid: readonly Unpaid[] = [
  { kind: 'short', shortages: [] },
  { kind: 'bagChanged' },
  { kind: 'invalid', errors: {} },
  { kind: 'unreachable' },
  ...(['tooFewLeft', 'campaignEnded', 'notReservable'] as const).map((reason) => ({
    kind: 'notReserved' as const,
    reason,
  })),
]
let root: Root

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
})
afterEach(() => act(() => root.unmount()))

function shown(lang: 'nb' | 'en', outcome: PaymentProblem['outcome'], amount = 100): string {
  const problem = { outcome, order: { currency: 'NOK', now: 100, later: 0, lines: [] }, email: 'kari@example.com' }
  const props = { lang, texts: texts(lang, 'payment'), problem, amount, onSolved: () => undefined }
  act(() => root.render(<PaymentMessage {...props} />))
  return document.body.textContent ?? ''
}

test.each(['nb', 'en'] as const)('nothing has been paid, unless an earlier payment is open: %s', (lang) => {
  const t = texts(lang, 'payment')
  const nothing =
    lang === 'nb' ? /ingenting er (reservert eller )?betalt\./i : /nothing has been (reserved or )?paid\./i
  for (const outcome of unpaid) {
    for (const amount of [100, 200]) {
      expect(shown(lang, outcome, amount)).toMatch(nothing)
      const message = shown(lang, { ...outcome, isEarlierOpen: true }, amount)
      expect(message).not.toMatch(nothing)
      expect(message).toContain(t.earlierOpen)
    }
  }
})

test.each(['nb', 'en'] as const)('[R4.16] it says how a payment has failed, or that this is not known: %s', (lang) => {
  const t = texts(lang, 'payment')
  for (const outcome of ['refused', 'cancelled', 'error'] as const)
    expect(shown(lang, { kind: 'failed', outcome })).toContain(t[outcome])
  const unknown = shown(lang, { kind: 'failed', outcome: 'unknown' })
  for (const sentence of [t.unknown, t.unknownMore]) expect(unknown).toContain(sentence)
  expect(unknown).not.toContain(t.error)
})
