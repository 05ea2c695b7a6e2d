// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { notifyInAct } from '#tests/setup/notify-in-act.ts'
import type { CurrentMember } from '#web/domain/member/member.ts'
import { accountTexts } from './account-texts.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
notifyInAct()

const calls = vi.hoisted(() => ({ requestEmailChange: vi.fn(), cancelEmailChange: vi.fn() }))
vi.mock('#web/services/backend/call-backend.ts', async () => {
  const { stubBackend } = await import('#tests/builders/stub-backend.ts')
  return stubBackend({
    'PUT /api/v1/users/me/email': calls.requestEmailChange,
    'DELETE /api/v1/users/me/email': calls.cancelEmailChange,
  })
})
const { EmailStatus } = await import('./email-status.tsx')

const texts = accountTexts('en')
const member: CurrentMember = {
  id: '0b7b2a4e-8a44-4f0a-9c43-0f6c2f3f6a10',
  fullName: 'Kari Nordmann',
  email: 'kari@example.com',
  isEmailVerified: true,
  pendingEmail: null,
  country: null,
  postcode: null,
  birthYear: null,
  preferredFit: null,
  profilePicture: null,
  enableNotifications: true,
}
const waiting = { ...member, pendingEmail: 'new@example.com' }
let root: Root

beforeAll(() => Promise.all([import('./account-schemas.ts'), import('#web/ui/form/form-engine.ts')]))
beforeEach(async () => {
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.querySelector('#root') ?? document.body)
  await act(async () => root.render(<Owner />))
})
afterEach(() => act(async () => root.unmount()))

function Owner() {
  const [current, setCurrent] = useState(member)
  return <EmailStatus lang="en" texts={texts} member={current} onChange={setCurrent} />
}

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`No button ${name}`)
  await act(async () => {
    button.focus()
    button.click()
  })
}

async function type(name: string, value: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`)
  if (!input) throw new Error(`No field ${name}`)
  await act(async () => {
    input.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test('the form for another address takes the focus, and gives it back when it is cancelled', async () => {
  expect(document.activeElement).toBe(document.body)
  await press(texts.changeEmail)
  expect(document.activeElement?.getAttribute('name')).toBe('email')
  await press(texts.cancel)
  expect(document.activeElement?.textContent).toBe(texts.changeEmail)
})

test('once it was requested, the note about it has the focus; keeping the address gives it back', async () => {
  calls.requestEmailChange.mockResolvedValue({ ok: true, value: waiting })
  calls.cancelEmailChange.mockResolvedValue({ ok: true, value: member })
  await press(texts.changeEmail)
  await type('email', waiting.pendingEmail)
  await type('password', 'granskog og bekk')
  await act(async () => document.querySelector<HTMLFormElement>('form')?.requestSubmit())
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain(waiting.pendingEmail))
  await press(texts.keepEmail)
  expect(document.activeElement?.textContent).toBe(texts.changeEmail)
})
