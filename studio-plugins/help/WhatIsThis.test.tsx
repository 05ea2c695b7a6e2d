// @vitest-environment jsdom
import { LayerProvider, PortalProvider, ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setStudioLanguage } from '#schemas/studio-language.ts'
import { WhatIsThis } from './WhatIsThis.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))

let root: Root | undefined

// Compiling it takes longer than the dialog may take.
beforeAll(async () => {
  await import('./HelpView.tsx')
})

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})

afterEach(async () => {
  setStudioLanguage('en')
  await act(async () => root?.unmount())
})

const dialog = () => document.querySelector('[role="dialog"]')
const opener = () => document.querySelector<HTMLButtonElement>('#root button')
const named = (selector: string, text: string) =>
  [...document.querySelectorAll<HTMLElement>(`[role="dialog"] ${selector}`)].find((one) => one.textContent === text)

async function openHelp(topic: string) {
  document.body.innerHTML = '<div id="root"></div><div id="portal"></div>'
  root = createRoot(document.getElementById('root') ?? document.body)
  await act(async () =>
    root?.render(
      <ThemeProvider theme={buildTheme()}>
        <PortalProvider element={document.getElementById('portal')}>
          <LayerProvider>
            <WhatIsThis name="Table" topic={topic} />
          </LayerProvider>
        </PortalProvider>
      </ThemeProvider>,
    ),
  )
  await act(async () => opener()?.click())
  await act(async () => await vi.waitFor(() => expect(document.querySelector('[role="dialog"] h1')).not.toBeNull()))
}

test('the page opens at the heading, which has the focus; Escape brings the focus back', async () => {
  await openHelp('blocks#table')
  expect(document.activeElement?.textContent).toBe('Table')
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled()
  await act(async () => {
    const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })
    document.activeElement?.dispatchEvent(press)
  })
  expect(dialog()).toBeNull()
  expect(document.activeElement).toBe(opener())
})

test('in Norwegian it is the same heading, and links lead to other pages', async () => {
  setStudioLanguage('nb')
  await openHelp('blocks#picture')
  expect(document.activeElement?.textContent).toBe('Bilde')
  await act(async () => named('a', 'Beskriv et bilde')?.click())
  expect(document.activeElement?.textContent).toBe('Beskriv et bilde')
  await act(async () => named('button', 'Alle sider')?.click())
  expect(dialog()?.textContent).toContain('Meny og bunntekst')
})

test('tables, lists and words in bold are elements of the page', async () => {
  await openHelp('products#state')
  expect(named('td strong', 'Crowdfunding')).toBeDefined()
  expect(named('li strong', 'Create draft')).toBeDefined()
  expect(dialog()?.textContent).not.toContain('**')
})
