import { hasMemberHint } from './member-hint.ts'
import { listenToOtherTabs } from './other-tabs.ts'

/**
 * Once per page load: reads the session where there is a hint of one, and after a login or logout in another tab.
 * Visitors load nothing more. Call it in the browser; returns a function that stops it.
 */
export function startSession(): () => void {
  const root = document.documentElement.dataset
  // Without the code the page stays as it is.
  const refresh = () => void import('./session.ts').then(({ refreshSession }) => refreshSession()).catch(() => {})
  // A page from the back/forward cache has missed what other tabs said.
  const onPageShow = () => hasMemberHint() !== (root.session === 'logged_in') && refresh()
  const stopListening = listenToOtherTabs(refresh)
  if (hasMemberHint()) {
    // Members see their account link at once; their picture follows.
    root.session = 'logged_in'
    refresh()
  }
  addEventListener('pageshow', onPageShow)
  return () => {
    stopListening()
    removeEventListener('pageshow', onPageShow)
  }
}
