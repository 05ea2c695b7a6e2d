// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notifyInAct } from '#tests/setup/notify-in-act.ts'
import type { CurrentMember } from '#web/domain/member/member.ts'
import type { Subscription } from '#web/domain/member/subscriptions.ts'
import { fillIn } from '#web/lib/fill-in.ts'
import { accountTexts } from './account-texts.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
notifyInAct()

const calls = vi.hoisted(() => ({
  getSubscriptions: vi.fn(),
  changeSubscriptions: vi.fn(),
  updateProfile: vi.fn(),
  refreshSession: vi.fn(async () => undefined),
}))
vi.mock('#web/services/backend/call-backend.ts', async () => {
  const { stubBackend } = await import('#tests/builders/stub-backend.ts')
  return stubBackend({
    'GET /api/v1/users/me/subscriptions': calls.getSubscriptions,
    'PUT /api/v1/users/me/subscriptions': calls.changeSubscriptions,
    'PUT /api/v1/users/me': calls.updateProfile,
  })
})
vi.mock('#web/services/session/session.ts', () => ({ refreshSession: calls.refreshSession }))
vi.mock('#web/services/live-data/when-near.ts', () => ({
  whenNear(_: Element, then: () => void) {
    then()
    return () => undefined
  },
}))
const { memberClient } = await import('./member-client.ts')
const { NotificationsSection } = await import('./notifications-section.tsx')

const texts = accountTexts('en')
const off = { state: 'off', since: null } as const
const waiting = { state: 'waiting', since: null } as const
const on = { state: 'on', since: '2026-11-22T08:00:00.000Z' } as const
const since = fillIn(texts.mailsSince, { day: 'November 22, 2026' })
const member: CurrentMember = {
  id: '1',
  email: 'kari@example.com',
  isEmailVerified: true,
  pendingEmail: null,
  fullName: 'Kari',
  profilePicture: null,
  country: null,
  birthYear: null,
  postcode: null,
  preferredFit: null,
  enableNotifications: true,
}
let root: Root

async function show(newsletter: Subscription, community: Subscription) {
  calls.getSubscriptions.mockResolvedValue({ ok: true, value: { newsletter, community } })
  document.body.innerHTML = '<div id="root"></div>'
  const place = document.querySelector('#root')
  if (!place) throw new Error('No root')
  root = createRoot(place)
  await act(async () =>
    root.render(<NotificationsSection lang="en" texts={texts} member={member} onChange={() => undefined} />),
  )
}

beforeEach(() => {
  vi.clearAllMocks()
})
afterEach(async () => {
  await act(async () => root.unmount())
  memberClient.clear()
})

function choice(label: string) {
  const labels = [...document.querySelectorAll('label')].filter(({ textContent }) => textContent === label)
  const box = document.getElementById(labels[0]?.htmlFor ?? '')
  if (!(box instanceof HTMLInputElement)) throw new Error(`No ${label}`)
  const hint = document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
  return { box, hint }
}
const status = () => document.querySelector('p[role="status"]')?.textContent

test('[R3.08] each kind of mail says whether it is off, waits for the address, or is on and since when', async () => {
  await show(waiting, off)
  expect(choice(texts.newsletterMails)).toMatchObject({ box: { checked: true } })
  expect(choice(texts.newsletterMails).hint).toContain(texts.mailsWaiting)
  expect(choice(texts.campaignMails)).toMatchObject({ box: { checked: false } })
  expect(choice(texts.campaignMails).hint).toContain(texts.mailsOff)
  await act(async () => root.unmount())
  await show(off, on)
  expect(choice(texts.campaignMails).hint).toContain(since)
})

test('[R3.08] a click withdraws at once and says what follows; only what was clicked is changed', async () => {
  await show(on, on)
  let respond: (value: unknown) => void = () => undefined
  calls.changeSubscriptions.mockReturnValue(new Promise((resolve) => (respond = resolve)))
  await act(async () => choice(texts.newsletterMails).box.click())
  expect(choice(texts.newsletterMails).box.checked).toBe(false)
  expect(status()).toBe(texts.saving)
  expect(calls.changeSubscriptions.mock.calls).toEqual([[{ body: { newsletter: false }, lang: 'en' }]])
  await act(async () => respond({ ok: true, value: { newsletter: off, community: on } }))
  expect(status()).toBe(texts.newsletterEnded)
  expect(choice(texts.newsletterMails).hint).toContain(texts.mailsOff)
  expect(choice(texts.campaignMails).box.checked).toBe(true)
})

test('a change that fails is undone and reported', async () => {
  await show(off, off)
  calls.changeSubscriptions.mockResolvedValue({ ok: false, status: 503, code: 'unavailable', message: 'Try later.' })
  await act(async () => choice(texts.campaignMails).box.click())
  expect(choice(texts.campaignMails).box.checked).toBe(false)
  expect(status()).toBe('Try later.')
})

test('a failed load is reported and can be repeated; reply mails are there meanwhile', async () => {
  calls.getSubscriptions.mockResolvedValueOnce({ ok: false, status: 0, code: 'offline' })
  await show(off, off)
  expect(choice(texts.replyMails).box.checked).toBe(true)
  expect(document.querySelector('[role="alert"]')?.textContent).toContain(texts.offline)
  await act(async () => document.querySelector('button')?.click())
  expect(choice(texts.newsletterMails).box.checked).toBe(false)
})
