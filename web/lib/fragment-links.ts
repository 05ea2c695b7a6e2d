/**
 * Calls `open` when a link is followed, anywhere on the site and also in rich text, whose URL ends with one of the
 * fragments (with their #), or when a page is opened with one, for instance by a click before hydration. `fallback` is
 * the URL of the link. The fragment is removed from the address. `prepare` is called when such a link is pointed at,
 * touched or focused; it may fail. Returns an unsubscribe function.
 */
export function onFragment<Fragment extends string>(
  fragments: readonly Fragment[],
  open: (fragment: Fragment, fallback?: string) => void,
  prepare: (fragment: Fragment) => Promise<unknown>,
): () => void {
  const until = new AbortController()
  const wanted = (hash: string) => fragments.find((fragment) => fragment === hash)
  const openIfAsked = () => {
    const fragment = wanted(location.hash)
    if (!fragment) return
    // A reload must not open it again.
    history.replaceState(history.state, '', location.pathname + location.search)
    open(fragment)
  }
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = linkOf(event)
    const fragment = link && wanted(link.hash)
    if (!fragment) return
    event.preventDefault()
    open(fragment, link.href)
  }
  const onApproach = (event: Event) => {
    const fragment = wanted(linkOf(event)?.hash ?? '')
    if (fragment) prepare(fragment).catch(() => {})
  }
  openIfAsked()
  // Before the router handles the click.
  document.addEventListener('click', onClick, { capture: true, signal: until.signal })
  addEventListener('hashchange', openIfAsked, { signal: until.signal })
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onApproach, { passive: true, signal: until.signal })
  }
  return () => until.abort()
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null
}
