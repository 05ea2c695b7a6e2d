import { followedPath } from '#web/routing/followed-path.ts'
import type { VisibleLink } from './prefetch.ts'

/**
 * The links to pages of this site that are on the screen now, in document order; with a modal dialog, those in it. An
 * observer finds them: measuring each link would make the browser lay out every card of a long list, even those that it
 * skips (`content-visibility`).
 */
export function visibleLinks(dialog: Element | null): Promise<VisibleLink[]> {
  const links = [...document.links].flatMap((link) => {
    if (dialog && !dialog.contains(link)) return []
    const page = followedPath(link.href, location.href)?.split('#')[0]
    return page === undefined ? [] : [[link, page] as const]
  })
  if (links.length === 0) return Promise.resolve([])
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      const onScreen = new Set(entries.filter(isOnScreen).map(({ target }) => target))
      resolve(
        links
          .filter(([link]) => onScreen.has(link))
          .map(([link, page]) => ({ page, isContent: link.closest('main, dialog') !== null })),
      )
    })
    for (const [link] of links) observer.observe(link)
  })
}

/** An element that only touches the edge of the screen also counts as intersecting, with an area of 0. */
function isOnScreen({ intersectionRect: { width, height } }: IntersectionObserverEntry): boolean {
  return width * height > 0
}
