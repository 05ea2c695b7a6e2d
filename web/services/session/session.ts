import { createStore } from 'zustand/vanilla'
import { pageSimulation } from '#web/lib/page-simulation.ts'
import { callBackend } from '../backend/call-backend.ts'
import type { getCurrentUser } from '../backend/contracts/get-current-user.ts'
import { freshness } from '../live-data/freshness.ts'
import { forgetMemberHint, hasMemberHint } from './member-hint.ts'
import { notifyOtherTabs } from './other-tabs.ts'
import type { SessionState } from './session-state.ts'
import { showSession } from './show-session.ts'

/**
 * The session of this browser. Import this module lazily: pages load it only with the hint of a session or for
 * features that need a login.
 */
export const session = createStore<SessionState>(() => ({ status: 'unknown' }))

session.subscribe((state) => showSession(state))

/** The session, read from the backend if this page has not read it yet. Visitors without the hint cause no request. */
export async function currentSession(): Promise<SessionState> {
  const known = session.getState()
  return known.status === 'unknown' ? (running ?? refreshSession()) : known
}

/** Call it after logging in or out: this tab and all others read the session again. */
export async function announceSessionChange(): Promise<SessionState> {
  notifyOtherTabs()
  return refreshSession()
}

let refreshes = 0
let refreshedAt = 0
/** The newest refresh, until it has ended. */
let running: Promise<SessionState> | undefined

/** Reads the session again. A failure of the backend changes nothing. */
export function refreshSession(): Promise<SessionState> {
  if (refreshes === 0) document.addEventListener('visibilitychange', refreshIfStale)
  refreshes += 1
  refreshedAt = Date.now()
  running = refresh(refreshes)
  return running
}

async function refresh(number: number): Promise<SessionState> {
  const next = await (hasMemberHint() ? readSession() : ({ status: 'loggedOut' } as const))
  // The response to an older request must not overwrite a newer one, nor be taken for it.
  if (number !== refreshes) return running ?? session.getState()
  running = undefined
  if (next) session.setState(next, true)
  return session.getState()
}

function refreshIfStale(): void {
  const isStale = Date.now() - refreshedAt > freshness.currentUser
  if (isStale && document.visibilityState === 'visible' && hasMemberHint()) void refreshSession()
}

/** `undefined` when the backend gives no valid response. */
async function readSession(): Promise<SessionState | undefined> {
  if (pageSimulation?.visitor === 'member') {
    const { simulatedMember } = await import('#web/domain/simulation/simulated-facts.ts')
    return { status: 'member', member: simulatedMember }
  }
  const result = await callBackend<typeof getCurrentUser>('GET /api/v1/users/me')
  if (result.ok) return { status: 'member', member: result.value }
  if (result.status !== 401) return undefined
  forgetMemberHint()
  return { status: 'loggedOut' }
}
