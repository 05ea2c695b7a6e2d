import { safeHref } from '#web/domain/content/safe-href.ts'
import { clean } from '#web/lib/stega-clean.ts'

/** Links are the ones of the page's language (`linkEn` or `linkNb`). */
export type MenuRouteData = { readonly _key: string; readonly title: string | null; readonly link: string | null }

export type MenuGroupData = {
  readonly _key: string
  readonly title: string | null
  readonly routes: readonly MenuRouteData[] | null
}

export type MenuItemData = {
  readonly _key: string
  readonly title: string | null
  readonly link: string | null
  readonly showTo: string | null
  readonly priority: number | null
  readonly groups: readonly MenuGroupData[] | null
}

/** Where an item or route leads; `undefined` for an address that no link may hold. */
export function hrefOf({ link }: Pick<MenuRouteData, 'link'>): string | undefined {
  return safeHref(clean(link))
}

type ShowTo = 'logged_in' | 'logged_out' | 'everyone'

/**
 * Who sees an item. The document has the items of all: styles hide by `data-session` of the page's root element, which
 * says `logged_in` or `logged_out`, what carries the other in `data-show-to`. So nothing flashes or moves for members.
 */
export function shownTo({ showTo }: MenuItemData): ShowTo {
  const value = clean(showTo)
  return value === 'logged_in' || value === 'logged_out' ? value : 'everyone'
}

/** Items by priority, the highest first. Those without a title in the language are not ready. */
export function titledItems(menu: readonly MenuItemData[]): readonly MenuItemData[] {
  return menu.filter((item) => item.title).toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0))
}

export function hasGroups(item: MenuItemData): boolean {
  return (item.groups ?? []).some((group) => (group.routes ?? []).length > 0)
}
