import { localState, updateLocalState } from './local-state.ts'

/** Remembers that this visitor has seen the front page, or the newsletter's sign-up (docs/product/3). */
export function rememberSeen(what: 'hasSeenFrontPage' | 'hasSeenSignup'): void {
  if (localState.getState().userPreferences[what]) return
  updateLocalState(({ userPreferences }) => ({ userPreferences: { ...userPreferences, [what]: true } }))
}
