// @vitest-environment jsdom
import { LayerProvider, PortalProvider, ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { ReasonDialog } from './ReasonDialog.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

let root: Root | undefined
afterEach(() => act(async () => root?.unmount()))

test('the first reason has the focus, so that Enter hides', async () => {
  document.body.innerHTML = '<div id="root"></div><div id="portal"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
  const onHide = vi.fn()
  await act(async () =>
    root?.render(
      <ThemeProvider theme={buildTheme()}>
        <PortalProvider element={document.getElementById('portal')}>
          <LayerProvider>
            <ReasonDialog count={1} onClose={() => {}} onHide={onHide} />
          </LayerProvider>
        </PortalProvider>
      </ThemeProvider>,
    ),
  )
  const first = document.querySelector<HTMLInputElement>('input[value="advertising"]')
  expect(document.activeElement).toBe(first)
  await act(async () => first?.form?.requestSubmit())
  expect(onHide).toHaveBeenCalledWith({ ground: 'advertising' })
}, 60_000)
