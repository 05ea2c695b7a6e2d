// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { initialLocalState, localStateKey, serialiseLocalState } from '#web/domain/visitor/local-state.ts'
import { texts } from '#web/i18n/translate.ts'
import { startLocalState } from '#web/services/local-state/local-state.ts'
import { SuccessView } from './success-view.tsx'

vi.mock('./load-order.ts', () => {
  throw new Error('The code cannot be loaded')
})
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const t = texts('nb', 'confirmation')

async function pageWith(centraPaymentResult: object | null): Promise<string> {
  document.body.innerHTML = '<div id="root"></div>'
  localStorage.setItem(localStateKey, serialiseLocalState({ ...initialLocalState, centraPaymentResult }))
  startLocalState()
  const root = createRoot(document.getElementById('root') ?? document.body)
  const props = { lang: 'nb', texts: t, seller: { name: 'Tretopp', organisationNumber: null }, partner: null } as const
  await act(async () => root.render(<SuccessView {...props} />))
  await vi.waitFor(() => expect(document.body.textContent).toContain(t.failedTitle))
  return document.body.textContent ?? ''
}

test('a page that cannot be loaded names the order, if there is one', async () => {
  expect(await pageWith({ kind: 'order', order: '17', reservation: null })).toContain('17')
  expect(await pageWith(null)).not.toContain('Bestilling')
})
