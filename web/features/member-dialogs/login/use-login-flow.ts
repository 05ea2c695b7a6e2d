import { useEffect, useRef, useState } from 'react'
import { type LoginEvent, type LoginState, nextLoginState } from '#web/domain/member/login-flow.ts'
import { session } from '#web/services/session/session.ts'
import type { SessionState } from '#web/services/session/session-state.ts'

/**
 * The login dialog's state, starting at `first`. `onLoggedIn` is called when the visitor has logged in, in this tab or
 * another. `isMember` is true on the last screen of registration: a visitor who closes the dialog there has joined.
 */
export function useLoginFlow(first: 'login' | 'register', onLoggedIn: () => void) {
  const [state, setState] = useState<LoginState>({ screen: first, email: '' })
  const latest = useRef({ state, onLoggedIn })
  useEffect(() => {
    latest.current = { state, onLoggedIn }
  })
  useEffect(() => {
    const closeForMembers = ({ status }: SessionState) => {
      const { state, onLoggedIn } = latest.current
      if (status === 'member' && state.screen !== 'register_user_info') onLoggedIn()
    }
    closeForMembers(session.getState())
    return session.subscribe(closeForMembers)
  }, [])
  const send = (event: LoginEvent) => {
    const next = nextLoginState(state, event)
    if (next.screen === 'closed') onLoggedIn()
    else setState(next)
  }
  return { state, send, isMember: state.screen === 'register_user_info' }
}
