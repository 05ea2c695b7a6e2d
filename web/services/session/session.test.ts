// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const member = { id: '7', fullName: 'Kari Nordmann', isEmailVerified: true, profilePicture: '/kari.webp' }
const loggedIn = { ok: true, value: member } as const
const loggedOut = { ok: false, code: 'notLoggedIn', status: 401 } as const
const offline = { ok: false, code: 'offline', status: 0 } as const

const getCurrentUser = vi.fn<() => Promise<typeof loggedIn | typeof loggedOut | typeof offline>>()
vi.mock('#web/services/backend/call-backend.ts', async () => {
  const { stubBackend } = await import('#tests/builders/stub-backend.ts')
  return stubBackend({
    'GET /api/v1/users/me': getCurrentUser,
  })
})

type Tab = Awaited<ReturnType<typeof openTab>>
const stops: (() => void)[] = []

/** A tab has modules of its own; cookies are shared. */
async function openTab() {
  vi.resetModules()
  const { session, currentSession, refreshSession, announceSessionChange } = await import('./session.ts')
  const { startSession } = await import('./start-session.ts')
  const start = () => void stops.push(startSession())
  return { session, currentSession, refreshSession, start, announceSessionChange }
}

const root = document.documentElement
function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the backend's header does.
  document.cookie = cookie
}
const setHint = () => writeCookie('member=1; path=/')
const status = (tab: Tab) => tab.session.getState().status

/** Listeners of the tabs of earlier tests, which share the document. */
const visibilityListeners: EventListenerOrEventListenerObject[] = []
const { addEventListener } = document

beforeEach(() => {
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) => {
    if (type === 'visibilitychange') visibilityListeners.push(listener)
    addEventListener.call(document, type, listener, options)
  })
  getCurrentUser.mockReset().mockResolvedValue(loggedIn)
  root.dataset.session = 'logged_out'
})
afterEach(() => {
  for (const listener of visibilityListeners.splice(0)) document.removeEventListener('visibilitychange', listener)
  for (const stop of stops.splice(0)) stop()
  writeCookie('member=; path=/; max-age=0')
  sessionStorage.clear()
})

describe('the session', () => {
  test('[R4.10] visitors without the hint are logged out and cost no request', async () => {
    const tab = await openTab()
    tab.start()
    expect(status(tab)).toBe('unknown')
    expect((await tab.currentSession()).status).toBe('loggedOut')
    expect(getCurrentUser).not.toHaveBeenCalled()
    expect(root.dataset.session).toBe('logged_out')
  })

  test('[R4.10] [R2.25] members have their part of the site frame at once, their picture when it is known', async () => {
    setHint()
    const tab = await openTab()
    tab.start()
    expect(root.dataset.session).toBe('logged_in')
    await vi.waitFor(() => expect(tab.session.getState()).toEqual({ status: 'member', member }))
    expect(root.style.getPropertyValue('--account-picture')).toBe('url("/kari.webp")')
  })

  test('[R7.11] a session that is over loses its hint; a backend that is unavailable changes nothing', async () => {
    setHint()
    const tab = await openTab()
    tab.start()
    await vi.waitFor(() => expect(status(tab)).toBe('member'))
    getCurrentUser.mockResolvedValue(offline)
    expect((await tab.refreshSession()).status).toBe('member')
    getCurrentUser.mockResolvedValue(loggedOut)
    expect((await tab.refreshSession()).status).toBe('loggedOut')
    expect([document.cookie, root.dataset.session]).toEqual(['', 'logged_out'])
    expect(root.style.getPropertyValue('--account-picture')).toBe('')
  })

  test('a late response does not overwrite a newer one', async () => {
    setHint()
    const tab = await openTab()
    let respond = (_: typeof loggedIn) => {}
    getCurrentUser.mockReturnValueOnce(
      new Promise((resolve) => {
        respond = resolve
      }),
    )
    const first = tab.refreshSession()
    await vi.waitFor(() => expect(getCurrentUser).toHaveBeenCalledOnce())
    getCurrentUser.mockResolvedValue(loggedOut)
    await tab.refreshSession()
    respond(loggedIn)
    await first
    expect(status(tab)).toBe('loggedOut')
  })

  test('a member is not taken for a visitor by those who ask while another part of the page reads the session', async () => {
    setHint()
    const tab = await openTab()
    const responses: (() => void)[] = []
    getCurrentUser.mockImplementation(() => new Promise((resolve) => responses.push(() => resolve(loggedIn))))
    const asked = [tab.currentSession(), tab.refreshSession(), tab.currentSession()]
    responses[0]?.()
    await Promise.resolve()
    for (const respond of responses) respond()
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(['member', 'member', 'member'])
    expect(getCurrentUser).toHaveBeenCalledTimes(2)
  })

  test('a tab follows logins and logouts of the others, and sends them its own', async () => {
    const others = new BroadcastChannel('session')
    const heard = vi.fn()
    others.onmessage = heard
    const tab = await openTab()
    tab.start()
    setHint()
    others.postMessage(null)
    await vi.waitFor(() => expect(status(tab)).toBe('member'))
    expect(heard).not.toHaveBeenCalled()
    getCurrentUser.mockResolvedValue(loggedOut)
    expect((await tab.announceSessionChange()).status).toBe('loggedOut')
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
    others.close()
  })

  test('[R9.06] a tab that is shown again after two minutes reads the session again', async () => {
    setHint()
    const tab = await openTab()
    tab.start()
    await vi.waitFor(() => expect(status(tab)).toBe('member'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(getCurrentUser).toHaveBeenCalledTimes(1)
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_001)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(() => expect(getCurrentUser).toHaveBeenCalledTimes(2))
    now.mockRestore()
  })

  test('[R2.39] [R3.09] a member without a picture has initials on a colour, which a logout removes', async () => {
    const { showSession } = await import('./show-session.ts')
    const properties = () =>
      ['--account-picture', '--account-initials', '--account-colour'].map((name) => root.style.getPropertyValue(name))
    showSession({ status: 'member', member: { ...member, profilePicture: null } })
    expect(properties()).toEqual(['', '"KN"', expect.stringMatching(/^var\(--avatar-[0-5]\)$/)])
    showSession({ status: 'member', member })
    expect(properties()).toEqual(['url("/kari.webp")', '', ''])
    showSession({ status: 'loggedOut' })
    expect(properties()).toEqual(['', '', ''])
  })

  test('the address of a picture cannot add styles', async () => {
    const { showSession } = await import('./show-session.ts')
    const profilePicture = '"); background: url("https://elsewhere.example'
    const setProperty = vi.spyOn(root.style, 'setProperty')
    showSession({ status: 'member', member: { ...member, profilePicture } })
    expect(setProperty).toHaveBeenCalledWith(
      '--account-picture',
      'url("\\"); background: url(\\"https://elsewhere.example")',
    )
    setProperty.mockRestore()
  })
})

const like = { kind: 'like', postId: '12' } as const

/** The modules of one page load, with a login dialog that ends as given. */
async function openPage(outcome?: 'loggedIn' | 'dismissed') {
  const tab = await openTab()
  const { requireMember } = await import('./require-member.ts')
  const { takeIntent, pathOfIntent } = await import('./pending-intent.ts')
  const { provideLoginDialog } = await import('./login-dialog.ts')
  const dialog = vi.fn(async () => {
    if (outcome === 'loggedIn') {
      setHint()
      await tab.announceSessionChange()
      expect(await takeIntent('like'), 'the caller of requireMember carries it out').toBeUndefined()
    }
    return outcome ?? 'dismissed'
  })
  if (outcome) provideLoginDialog(dialog)
  tab.start()
  return { ...tab, requireMember, takeIntent, pathOfIntent, dialog }
}

describe('[R6.01] actions that take a login', () => {
  test('continues at once for members', async () => {
    setHint()
    const page = await openPage('loggedIn')
    expect(await page.requireMember(like, 'nb')).toBe(true)
    expect(page.dialog).not.toHaveBeenCalled()
  })

  test('continues after a login in the dialog', async () => {
    const page = await openPage('loggedIn')
    expect(await page.requireMember(like, 'nb')).toBe(true)
    expect(page.dialog).toHaveBeenCalledWith('nb')
    expect(status(page)).toBe('member')
    expect(await page.takeIntent('like')).toBeUndefined()
  })

  test('is dropped when the dialog is dismissed', async () => {
    const page = await openPage('dismissed')
    expect(await page.requireMember(like, 'nb')).toBe(false)
    setHint()
    await page.refreshSession()
    expect(await page.takeIntent('like')).toBeUndefined()
  })

  test('survives a login on another page: it waits for its own page and feature, and is taken once', async () => {
    history.replaceState(null, '', '/nb/shop/storr?size=M')
    const assign = vi.fn()
    vi.stubGlobal('location', { ...locationParts(), assign })
    const page = await openPage()
    expect(await page.requireMember(like, 'nb')).toBe(false)
    expect(assign).toHaveBeenCalledWith('/nb/community#join')
    expect(await page.takeIntent('like')).toBeUndefined()
    vi.unstubAllGlobals()

    setHint()
    history.replaceState(null, '', '/nb/community')
    const community = await openPage()
    await community.currentSession()
    expect(await community.takeIntent('like')).toBeUndefined()
    expect(await community.pathOfIntent()).toBe('/nb/shop/storr?size=M')

    history.replaceState(null, '', '/nb/shop/storr?size=M')
    const back = await openPage()
    await back.currentSession()
    expect(await back.takeIntent('draft')).toBeUndefined()
    expect(await back.takeIntent('like')).toEqual(like)
    expect(await back.takeIntent('like')).toBeUndefined()
  })

  test('waits for the feature when the page is reloaded while the dialog is open', async () => {
    const first = await openPage('dismissed')
    first.dialog.mockReturnValue(new Promise(() => {}))
    void first.requireMember(like, 'nb')
    await vi.waitFor(() => expect(first.dialog).toHaveBeenCalledOnce())
    const reloaded = await openPage('loggedIn')
    setHint()
    await reloaded.announceSessionChange()
    const taken = await Promise.all([reloaded.takeIntent('like'), reloaded.takeIntent('like')])
    expect(taken.filter(Boolean)).toEqual([like])
  })

  test.each([
    'nonsense',
    '{"intent":{"kind":"buy"},"path":"/nb","savedAt":1}',
    `{"intent":{"kind":"like","postId":"1"},"path":"//elsewhere.example","savedAt":${Date.now()}}`,
    `{"intent":{"kind":"like","postId":"1"},"path":"/nb","savedAt":${Date.now() - 3_600_001}}`,
  ])('a stored value that is not a fresh intent is ignored: %s', async (stored) => {
    const page = await openPage()
    sessionStorage.setItem('pendingIntent', stored)
    expect(await page.pathOfIntent()).toBeUndefined()
  })
})

function locationParts() {
  const { pathname, search, href, origin } = location
  return { pathname, search, href, origin }
}
