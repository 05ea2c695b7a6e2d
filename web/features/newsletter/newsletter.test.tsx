// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forms } from '#web/i18n/messages/en/forms.ts'
import { newsletter as texts } from '#web/i18n/messages/en/newsletter.ts'

const subscribe = vi.fn<(email: string, lang: string) => Promise<'success' | { code: number }>>()
vi.mock('server-only', () => ({}))
vi.mock('./subscribe.ts', () => ({ subscribe }))
vi.mock('#web/services/local-state/remember-seen.ts', () => ({ rememberSeen: () => {} }))
const { Newsletter } = await import('./newsletter.tsx')

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// Forms load these when they are focused; loaded already, they come within the action that asks for them.
beforeAll(() => Promise.all([import('#web/ui/form/form-engine.ts'), import('./newsletter-form.tsx')]))
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

let root: Root | undefined
beforeEach(() => {
  subscribe.mockReset().mockResolvedValue('success')
  document.body.innerHTML = `<footer>${renderToString(<Newsletter lang="en" />)}</footer>`
})
afterEach(() => act(async () => root?.unmount()))

function hydrate(): Promise<void> {
  return act(async () => {
    root = hydrateRoot(element('footer'), <Newsletter lang="en" />)
  })
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

function field(): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>('input[type="email"]')
  if (!found) throw new Error('no field')
  return found
}

async function press(): Promise<void> {
  await act(async () => {
    element('button').focus()
    element('button').click()
  })
}

function settled(check: () => void): Promise<void> {
  return vi.waitFor(
    async () => {
      await act(async () => {})
      check()
    },
    { timeout: 10_000 },
  )
}

test('[R4.14] before scripts run it is a plain form that the server takes', () => {
  const form = element('form')
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/api/newsletter', 'post'])
  expect([field().required, field().type, field().autocomplete]).toEqual([true, 'email', 'email'])
  expect(element('label').getAttribute('for')).toBe(field().id)
})

test('[R4.14] an address typed before the page hydrates is signed up, once; the field is emptied', async () => {
  field().value = 'kari@example.com'
  await hydrate()
  expect(field().value).toBe('kari@example.com')
  await press()
  await settled(() => expect(element('[role="status"]').textContent).toBe(texts.success))
  expect(subscribe.mock.calls).toEqual([['kari@example.com', 'en']])
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(element('button'))
})

test('[R5.14] nothing is sent without an address; the field says so and has the focus', async () => {
  await hydrate()
  await press()
  await settled(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(forms.required)
  expect(document.activeElement).toBe(field())
  expect(subscribe).not.toHaveBeenCalled()
})

test('[R8.05] an error shows its code and keeps the address; the next try may succeed', async () => {
  subscribe.mockResolvedValueOnce({ code: 406 })
  await hydrate()
  field().value = 'kari@example'
  await press()
  await settled(() => expect(element('[role="alert"]').textContent).toContain('Error: 406'))
  expect(field().value).toBe('kari@example')
  await press()
  await settled(() => expect(element('[role="status"]').textContent).toBe(texts.success))
  expect(element('[role="alert"]').textContent).toBe('')
})
