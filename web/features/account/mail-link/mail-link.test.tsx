// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { notifyInAct } from '#tests/setup/notify-in-act.ts'
import { accountTexts } from '../account-texts.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
notifyInAct()

const calls = vi.hoisted(() => ({
  readMailLink: vi.fn(),
  verifyEmail: vi.fn(),
  disownAccount: vi.fn(),
  setPasswordByLink: vi.fn(),
  logIn: vi.fn(),
  logOut: vi.fn(),
  announceSessionChange: vi.fn(async () => undefined),
}))
vi.mock('#web/services/backend/call-backend.ts', async () => {
  const { stubBackend } = await import('#tests/builders/stub-backend.ts')
  return stubBackend({
    'POST /api/v1/users/link': calls.readMailLink,
    'POST /api/v1/users/verification': calls.verifyEmail,
    'DELETE /api/v1/users/verification': calls.disownAccount,
    'POST /api/v1/users/link/password': calls.setPasswordByLink,
  })
})
vi.mock('#web/services/session/login.ts', () => ({ logIn: calls.logIn }))
vi.mock('#web/services/session/log-out.ts', () => ({ logOut: calls.logOut }))
vi.mock('#web/services/session/session.ts', () => ({
  refreshSession: async () => undefined,
  announceSessionChange: calls.announceSessionChange,
}))
vi.mock('#web/services/live-data/when-near.ts', () => ({ whenNear: (_: Element, call: () => void) => call() }))
const { memberClient } = await import('../member-client.ts')
const { MailLink } = await import('./mail-link.tsx')

const texts = accountTexts('en')
const email = 'kari@example.com'
const done = { ok: true, value: {} }
const link = (reader: string, isVerified = false) => ({
  ok: true,
  value: { purpose: 'newAccount', email, isVerified, reader },
})
const refusal = (status: number, code: string, message: string) => ({ ok: false, status, code, message })
const onEnd = vi.fn()
let root: Root

// Loaded already, a form's code comes within the action that asks for it.
beforeAll(() =>
  Promise.all([
    import('../account-schemas.ts'),
    import('#web/ui/form/form-engine.ts'),
    import('#web/i18n/messages/en/forms.ts'),
  ]),
)
beforeEach(() => {
  vi.resetAllMocks()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(element('#root'))
})
afterEach(async () => {
  await act(async () => root.unmount())
  memberClient.clear()
})

function element<Type extends HTMLElement>(selector: string): Type {
  const found = document.querySelector<Type>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

async function open(...answers: readonly object[]): Promise<void> {
  for (const answer of answers) calls.readMailLink.mockResolvedValueOnce(answer)
  await act(async () => root.render(<MailLink lang="en" token="t" onEnd={onEnd} />))
}

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`No button ${name}`)
  await act(async () => button.click())
}

async function type(name: string, value: string): Promise<void> {
  const input = element<HTMLInputElement>(`input[name=${name}]`)
  await act(async () => input.focus())
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const says = (text: string) => vi.waitFor(() => expect(document.body.textContent).toContain(text))

test('opening a link only reads it; a member of the account verifies by the button', async () => {
  calls.verifyEmail.mockResolvedValueOnce(refusal(429, 'tooManyRequests', 'Wait 2 minutes.'))
  calls.verifyEmail.mockResolvedValueOnce(done)
  await open(link('member'))
  expect(document.activeElement?.textContent).toBe(texts.linkTitle)
  expect(calls.verifyEmail).not.toHaveBeenCalled()
  await press(texts.linkVerify)
  await says('Wait 2 minutes.')
  await press(texts.linkVerify)
  expect(onEnd).toHaveBeenCalledExactlyOnceWith({ text: texts.verified, isVerified: true })
})

test('a visitor logs in, which verifies; one who declines stays', async () => {
  calls.logIn.mockResolvedValueOnce('dismissed')
  calls.logIn.mockResolvedValueOnce('loggedIn')
  calls.verifyEmail.mockResolvedValue(done)
  await open(link('visitor'))
  await press(texts.linkLogIn)
  expect(calls.verifyEmail).not.toHaveBeenCalled()
  await press(texts.linkLogIn)
  expect(onEnd).toHaveBeenCalledWith({ text: texts.verified, isVerified: true })
})

test('a visitor who logs in to another account is told so, and logs in to the right one', async () => {
  calls.logIn.mockResolvedValue('loggedIn')
  calls.verifyEmail.mockResolvedValueOnce(refusal(401, 'notLoggedIn', 'You are not logged in.'))
  calls.verifyEmail.mockResolvedValueOnce(done)
  calls.logOut.mockResolvedValueOnce(false)
  calls.logOut.mockResolvedValueOnce(true)
  await open(link('visitor'), link('otherMember'))
  await press(texts.linkLogIn)
  await says('another account than the one you are logged in to')
  await press(texts.linkLogInOther)
  await says(texts.logOutFailed)
  await press(texts.linkLogInOther)
  expect(onEnd).toHaveBeenCalledWith({ text: texts.verified, isVerified: true })
})

test('a visitor who has not made the account deletes it, after a second question', async () => {
  calls.disownAccount.mockResolvedValueOnce(done)
  await open(link('visitor'))
  await press(texts.linkDisown)
  expect(document.activeElement?.textContent).toBe(texts.linkDisownTitle)
  await press(texts.cancel)
  expect(document.activeElement?.textContent).toBe(texts.linkTitle)
  await press(texts.linkDisown)
  expect(calls.disownAccount).not.toHaveBeenCalled()
  await press(texts.deleteConfirm)
  expect(onEnd).toHaveBeenCalledWith({ text: expect.stringContaining(email), isVerified: false })
})

test('[R5.06] a visitor who lacks the password makes a new one', async () => {
  calls.setPasswordByLink.mockResolvedValueOnce(done)
  await open(link('visitor'))
  await press(texts.linkNewPassword)
  await type('password', 'fjell og fjord')
  await type('repeat', 'fjell og elv')
  await press(texts.linkPasswordSave)
  await says(texts.repeatDoesNotMatch)
  expect(calls.setPasswordByLink).not.toHaveBeenCalled()
  await type('repeat', 'fjell og fjord')
  await press(texts.linkPasswordSave)
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledWith({ text: texts.linkPasswordSet, isVerified: true }))
  expect(calls.setPasswordByLink).toHaveBeenCalledWith({ body: { token: 't', password: 'fjell og fjord' }, lang: 'en' })
})

test('a link that has expired, whose account is gone, or that has been used says so', async () => {
  await open(refusal(404, 'verificationExpired', ''))
  await says(texts.linkExpired)
  await press(texts.toAccount)
  expect(onEnd).toHaveBeenCalledWith()
  await act(async () => root.unmount())
  root = createRoot(element('#root'))
  await open(link('visitor', true))
  await says(texts.linkUsed)
})

test('a link that cannot be read can be tried again', async () => {
  await open({ ok: false, status: 0, code: 'offline' }, link('member'))
  await says(texts.offline)
  await press(texts.retry)
  await says(texts.linkTitle)
})
