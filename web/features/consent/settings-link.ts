import { cookieSettingsFragment } from '#web/domain/visitor/consent.ts'

/**
 * Calls `open` when a link to the cookie settings is followed: any link, also in rich text, whose URL ends with their fragment, or a page
 * that was opened with it, for instance by a click before hydration. `fallback` is the URL of the link. Returns an unsubscribe function.
 */
export function onSettingsLink(open: (fallback?: string) => void): () => void {
  const until = new AbortController()
  const openIfAsked = () => {
    if (location.hash !== cookieSettingsFragment) return
    // A reload must not open them again.
    history.replaceState(history.state, '', location.pathname + location.search)
    open()
  }
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || link.hash !== cookieSettingsFragment) return
    event.preventDefault()
    open(link.href)
  }
  openIfAsked()
  // Before the router handles the click.
  document.addEventListener('click', onClick, { capture: true, signal: until.signal })
  addEventListener('hashchange', openIfAsked, { signal: until.signal })
  return () => until.abort()
}
