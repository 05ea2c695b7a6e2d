import { isForBrowser } from '#web/lib/is-for-browser.ts'
import { followedPath } from '#web/routing/followed-path.ts'

/**
 * Calls `go` instead of letting the browser follow a link to another page of the site. The browser follows links that
 * open a new tab, download a file, have `data-reload` or a parent that has it, or lead to the other language. Handlers
 * on the link itself run first. One listener for all links, so that a link is an ordinary anchor. Returns an
 * unsubscribe function.
 */
export function followLinks(go: (page: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || isForBrowser(event, link)) return
    const page = followedPath(link.href, location.href)
    if (page === undefined) return
    event.preventDefault()
    go(page)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
