import { followedPath } from '#web/routing/followed-path.ts'

/**
 * Calls `go` instead of the browser when a link to another page is clicked without any wish for a new tab, a download
 * or, with `data-reload`, a page load. Links in the other language load the page, whose language changes. Handlers on
 * the link itself come first. One listener for all links, so that a link is an ordinary anchor. Returns how to stop.
 */
export function followLinks(go: (page: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || wantsTheBrowser(event, link)) return
    const page = followedPath(link.href, location.href)
    if (page === undefined) return
    event.preventDefault()
    go(page)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}

function wantsTheBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, link: HTMLAnchorElement): boolean {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return true
  return (link.target !== '' && link.target !== '_self') || link.hasAttribute('download') || 'reload' in link.dataset
}
