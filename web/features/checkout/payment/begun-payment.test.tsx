// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { initialLocalState, localStateKey, serialiseLocalState } from '#web/domain/visitor/local-state.ts'
import { texts } from '#web/i18n/translate.ts'
import { startLocalState } from '#web/services/local-state/local-state.ts'
import { BegunPayment } from './begun-payment.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const t = texts('nb', 'payment')
const open = { startedAt: 1, orderBefore: null, buttonAmount: null, hasFailed: false, reservation: null }

function shown(openPayment: object): string {
  localStorage.setItem(localStateKey, serialiseLocalState({ ...initialLocalState, openPayment }))
  startLocalState()
  document.body.innerHTML = '<div id="root"></div>'
  const root = createRoot(document.getElementById('root') ?? document.body)
  act(() => root.render(<BegunPayment texts={t} />))
  const text = document.body.textContent ?? ''
  act(() => root.unmount())
  return text
}

test('a begun payment is shown, and that items are held once they are reserved', () => {
  const reservation = { key: 'k', id: null, items: [] }
  expect(shown(open)).toBe(t.begun)
  expect(shown({ ...open, reservation }), 'asked for, but not known to be reserved').toBe(t.begun)
  expect(shown({ ...open, reservation: { ...reservation, id: 'r' } })).toBe(t.begun + t.reservedMeanwhile)
  expect(shown({ ...open, hasFailed: true })).toBe('')
})
