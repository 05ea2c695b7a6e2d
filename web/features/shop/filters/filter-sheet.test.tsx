// @vitest-environment jsdom

import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { FilterSheet } from './filter-sheet.tsx'
import { filterTexts } from './filter-texts.ts'

test('the filters of a phone are rendered with the touch, shown with the click, and gone once they are closed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => new EventTarget())
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  await act(async () =>
    root.render(
      <FilterSheet texts={filterTexts('nb')} chosen={0} found={3}>
        {() => <p>Størrelse</p>}
      </FilterSheet>,
    ),
  )
  const dialog = container.querySelector('dialog')
  if (!dialog) throw new Error('There is no dialog')
  dialog.showModal = () => dialog.setAttribute('open', '')
  dialog.close = () => dialog.removeAttribute('open')
  const button = container.querySelector('button')
  expect(dialog.textContent).toBe('')
  await act(async () => button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))
  expect(dialog.textContent).toContain('Størrelse')
  expect(dialog.open).toBe(false)
  await act(async () => button?.click())
  expect(dialog.open).toBe(true)
  await act(async () => dialog.dispatchEvent(new Event('close')))
  expect(dialog.textContent).toBe('')
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})
