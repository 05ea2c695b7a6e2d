import type { ItemList } from './events.ts'
import { track } from './track.ts'

/**
 * A product card, or a product among the results of a search. The value is the commerce platform's number of the
 * product.
 */
const itemMark = '[data-centra-id]'

const lists = `:is(ul, ol):has(> li > ${itemMark}, > li${itemMark})`

/** The limit of GA4 for the items of one event. */
const MAX_ITEMS = 200

/**
 * Reports lists of products: each once, when it scrolls into view, and which of its products was chosen. It finds
 * marked items in the document, also those that are added later, so that pages do not have to know it. Returns an
 * unsubscribe function.
 */
export function watchItemLists(): () => void {
  const until = new AbortController()
  const known = new WeakSet<Element>()
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      const items = itemsOf(target)
      if (items.length > 0) track({ event: 'view_item_list', ecommerce: itemList(target, items) })
    }
  })
  const lookForLists = () => {
    for (const list of document.querySelectorAll(lists)) {
      if (known.has(list)) continue
      known.add(list)
      seen.observe(list)
    }
  }
  const changes = new MutationObserver(lookForLists)
  changes.observe(document.body, { childList: true, subtree: true })
  lookForLists()
  document.addEventListener('click', onClick, { capture: true, signal: until.signal })
  until.signal.addEventListener('abort', () => {
    changes.disconnect()
    seen.disconnect()
  })
  return () => until.abort()
}

function onClick({ target }: MouseEvent): void {
  const item = target instanceof Element && target.closest('a') ? target.closest<HTMLElement>(itemMark) : null
  const list = item?.closest(lists)
  if (!item || !list) return
  const index = itemsOf(list).indexOf(item)
  track({ event: 'select_item', ecommerce: itemList(list, [item], Math.max(index, 0)) })
}

/** Those that are shown: a filter hides cards of its list. */
function itemsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(itemMark)].filter((item) => item.checkVisibility())
}

/** The list is named by its page and by the heading above it. */
function itemList(list: Element, items: readonly HTMLElement[], firstIndex = 0): ItemList {
  const heading = list.closest('section:has(h2)')?.querySelector('h2') ?? list.closest('main')?.querySelector('h1')
  const name = heading?.textContent?.trim()
  return {
    item_list_id: location.pathname,
    ...(name && { item_list_name: name }),
    items: items.slice(0, MAX_ITEMS).map((item, place) => ({
      item_id: item.dataset.centraId ?? '',
      item_name: item.querySelector('h2, h3')?.textContent?.trim() ?? '',
      index: firstIndex + place,
    })),
  }
}
