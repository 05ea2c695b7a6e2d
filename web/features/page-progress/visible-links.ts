import { followedPath } from '#web/routing/followed-path.ts'
import type { VisibleLink } from './prefetch.ts'

export const productCard = 'article[data-centra-id]'

/** The pages behind links, by the attribute: parsing a hundred addresses takes a phone 20 ms. */
const pages = new Map<string, string | undefined>()
let pagesAreFor = ''

/**
 * The links to pages of this site that are on the screen now, in document order, without those to pages that `isKnown`;
 * with a modal dialog, those in it. An observer finds them: measuring each link would make the browser lay out every
 * card of a long list, even those that it skips (`content-visibility`).
 */
export function visibleLinks(dialog: Element | null, isKnown: (page: string) => boolean): Promise<VisibleLink[]> {
  const links = [...(dialog ?? document).querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const page = pageBehind(link)
    return page === undefined || isKnown(page) ? [] : [[link, page] as const]
  })
  if (links.length === 0) return Promise.resolve([])
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      const onScreen = new Set(entries.filter(isOnScreen).map(({ target }) => target))
      resolve(
        links
          .filter(([link]) => onScreen.has(link))
          .map(([link, page]) => ({
            page,
            isContent: link.closest('main, dialog') !== null,
            isProduct: link.closest(productCard) !== null,
          })),
      )
    })
    for (const [link] of links) observer.observe(link)
  })
}

function pageBehind(link: HTMLAnchorElement): string | undefined {
  const here = location.href
  if (pagesAreFor !== here) pages.clear()
  pagesAreFor = here
  const address = link.getAttribute('href') ?? ''
  if (!pages.has(address)) pages.set(address, followedPath(address, here)?.split('#')[0])
  return pages.get(address)
}

/** An element that only touches the edge of the screen also counts as intersecting, with an area of 0. */
function isOnScreen({ intersectionRect: { width, height } }: IntersectionObserverEntry): boolean {
  return width * height > 0
}
