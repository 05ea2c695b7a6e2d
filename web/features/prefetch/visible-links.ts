import { followedPath } from '#web/routing/followed-path.ts'
import type { VisibleLink } from './prefetch.ts'

/** The links to pages of this site that are on the screen now, in the order of the document. */
export function visibleLinks(): VisibleLink[] {
  return [...document.links].flatMap((link) => {
    const page = followedPath(link.href, location.href)?.split('#')[0]
    return page === undefined || !isOnScreen(link) ? [] : [{ page, isContent: link.closest('main') !== null }]
  })
}

function isOnScreen(link: Element): boolean {
  const { top, bottom, left, right, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && link.checkVisibility()
}
