import type { ItemList } from './events.ts'
import { track } from './track.ts'

/**
 * A product card, or a product among the results of a search. The value is the commerce platform's number of the
 * product.
 */
const itemSelector = '[data-centra-id]'

const listSelector = `:is(ul, ol):has(> li > ${itemSelector}, > li${itemSelector})`

/** The limit of GA4 for the items of one event. */
const MAX_ITEMS = 200

/**
 * Reports each list of products once it scrolls into view, and clicks on its products. Finds the lists by their markup,
 * including those added later, so pages need no code for it. Returns an unsubscribe function.
 */
export function watchItemLists(): () => void {
  const controller = new AbortController()
  const observed = new WeakSet<Element>()
  const visibility = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      visibility.unobserve(target)
      const items = itemsOf(target)
      if (items.length > 0) track({ event: 'view_item_list', ecommerce: itemList(target, items) })
    }
  })
  const lookForLists = () => {
    for (const list of document.querySelectorAll(listSelector)) {
      if (observed.has(list)) continue
      observed.add(list)
      visibility.observe(list)
    }
  }
  const changes = new MutationObserver(lookForLists)
  changes.observe(document.body, { childList: true, subtree: true })
  lookForLists()
  document.addEventListener('click', onClick, { capture: true, signal: controller.signal })
  controller.signal.addEventListener('abort', () => {
    changes.disconnect()
    visibility.disconnect()
  })
  return () => controller.abort()
}

function onClick({ target }: MouseEvent): void {
  const item = target instanceof Element && target.closest('a') ? target.closest<HTMLElement>(itemSelector) : null
  const list = item?.closest(listSelector)
  if (!item || !list) return
  const index = itemsOf(list).indexOf(item)
  track({ event: 'select_item', ecommerce: itemList(list, [item], Math.max(index, 0)) })
}

/** The visible items: filters hide cards. */
function itemsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(itemSelector)].filter((item) => item.checkVisibility())
}

/** The event's list: its id is the page's path, its name the heading above it. */
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
