// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { notifyInAct } from '#tests/setup/notify-in-act.ts'
import { accountTexts } from './account-texts.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
notifyInAct()

const calls = vi.hoisted(() => ({
  changePassword: vi.fn(),
  deleteAccount: vi.fn(),
  refreshSession: vi.fn(async () => undefined),
  announceSessionChange: vi.fn(async () => undefined),
}))
vi.mock('#web/services/backend/call-backend.ts', async () => {
  const { stubBackend } = await import('#tests/builders/stub-backend.ts')
  return stubBackend({
    'PUT /api/v1/users/me/password': calls.changePassword,
    'DELETE /api/v1/users/me': calls.deleteAccount,
  })
})
vi.mock('#web/services/session/session.ts', () => ({
  refreshSession: calls.refreshSession,
  announceSessionChange: calls.announceSessionChange,
}))
const { PasswordSection } = await import('./password-section.tsx')
const { DataSection } = await import('./data-section.tsx')

const texts = accountTexts('en')
const refusal = (code: string, message: string) => ({ ok: false, status: 400, code, message })
let root: Root

// Loaded already, a form's code comes within the action that asks for it.
beforeAll(() =>
  Promise.all([
    import('./account-schemas.ts'),
    import('#web/ui/form/form-engine.ts'),
    import('#web/i18n/messages/en/forms.ts'),
  ]),
)

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(element('#root'))
  // jsdom has dialogs, but cannot open them.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

function element<Type extends HTMLElement>(selector: string): Type {
  const found = document.querySelector<Type>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

const render = (node: ReactNode) => act(async () => root.render(node))

async function type(selector: string, value: string): Promise<void> {
  const input = element<HTMLInputElement>(selector)
  await act(async () => input.focus())
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const submit = (form: string) => act(async () => element<HTMLFormElement>(form).requestSubmit())
const says = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text))

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`No button ${name}`)
  await act(async () => button.click())
}

describe('[R2.34] changing the password', () => {
  const form = 'form[name=change-password]'
  const fill = async (repeat = 'fjell og fjord') => {
    await type(`${form} [name=oldPassword]`, 'granskog og bekk')
    await type(`${form} [name=password]`, 'fjell og fjord')
    await type(`${form} [name=repeat]`, repeat)
  }

  test('[R8.04] names a wrong old password at its field', async () => {
    calls.changePassword.mockResolvedValue(refusal('wrongOldPassword', 'Wrong old password'))
    await render(<PasswordSection lang="en" texts={texts} />)
    await fill()
    await submit(form)
    await says('Wrong old password')
    expect(element(`${form} [name=oldPassword]`).getAttribute('aria-invalid')).toBe('true')
  })

  test('[R5.06] is not sent while the repetition differs', async () => {
    await render(<PasswordSection lang="en" texts={texts} />)
    await fill('fjell og elv')
    await submit(form)
    await says('Passwords do not match')
    expect(calls.changePassword).not.toHaveBeenCalled()
  })

  test('says that it is done, and keeps nothing of the typed text', async () => {
    calls.changePassword.mockResolvedValue({ ok: true, value: {} })
    await render(<PasswordSection lang="en" texts={texts} />)
    await fill()
    await submit(form)
    await says(texts.passwordChanged)
    const body = { oldPassword: 'granskog og bekk', password: 'fjell og fjord' }
    expect(calls.changePassword).toHaveBeenCalledWith({ body, lang: 'en' })
    for (const input of document.querySelectorAll<HTMLInputElement>(`${form} input`)) expect(input.value).toBe('')
  })
})

describe('deleting the account', () => {
  const form = 'form[name=delete-account]'

  test('asks for the password, and logs out once the goodbye is closed', async () => {
    calls.deleteAccount.mockResolvedValueOnce(refusal('wrongPassword', 'Wrong password'))
    calls.deleteAccount.mockResolvedValueOnce({ ok: true, value: {} })
    await render(<DataSection lang="en" texts={texts} />)
    await press(texts.delete)
    expect(element<HTMLDialogElement>('dialog').open).toBe(true)
    await submit(form)
    await says(texts.passwordRequired)
    expect(calls.deleteAccount).not.toHaveBeenCalled()
    await type(`${form} [name=password]`, 'wrong')
    await submit(form)
    await says('Wrong password')
    await type(`${form} [name=password]`, 'granskog og bekk')
    await submit(form)
    await says(texts.deletedText)
    expect(calls.announceSessionChange).not.toHaveBeenCalled()
    await act(async () => element<HTMLDialogElement>('dialog').close())
    expect(calls.announceSessionChange).toHaveBeenCalledOnce()
  })
})

describe('the export', () => {
  const response = (init: ResponseInit, body: BodyInit) => vi.stubGlobal('fetch', async () => new Response(body, init))

  test('is saved under the name that the server gives it', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() })
    response({ headers: { 'content-disposition': 'attachment; filename="tretopp-2026-11-22.zip"' } }, 'PK')
    await render(<DataSection lang="en" texts={texts} />)
    await press(texts.export)
    await says(texts.exported)
    expect(saved).toEqual(['tretopp-2026-11-22.zip'])
  })

  test('that is refused says why', async () => {
    response({ status: 429 }, JSON.stringify({ code: 'tooManyRequests', message: 'Wait a little.' }))
    await render(<DataSection lang="en" texts={texts} />)
    await press(texts.export)
    await says('Wait a little.')
  })
})
