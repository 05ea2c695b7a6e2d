import type { SessionState } from './session-state.ts'

/**
 * Shows a member's links and picture, or a visitor's. The server has rendered both into every page; the styles go by the
 * attribute, so that the site frame needs no script of its own.
 */
export function showSession(state: SessionState, root: HTMLElement = document.documentElement): void {
  if (state.status === 'unknown') return
  root.dataset.session = state.status === 'member' ? 'logged_in' : 'logged_out'
  const picture = state.status === 'member' ? state.member.profilePicture : null
  if (picture) root.style.setProperty('--account-picture', `url(${JSON.stringify(picture)})`)
  else root.style.removeProperty('--account-picture')
}
