import type { SiteFrameQueryResult } from '#web/content/types.gen.ts'
import { safeHref } from '#web/domain/content/safe-href.ts'
import { clean } from '#web/lib/stega-clean.ts'

/** An item of the main menu; links are those of the page's language. */
export type MenuItem = NonNullable<SiteFrameQueryResult['menu']>[number]

export type MenuGroup = NonNullable<MenuItem['groups']>[number]

export type MenuRoute = NonNullable<MenuGroup['routes']>[number]

/** The address that an item or route leads to; `undefined` for one that no link may hold. */
export function hrefOf({ link }: Pick<MenuRoute, 'link'>): string | undefined {
  return safeHref(clean(link))
}

type ShowTo = NonNullable<MenuItem['showTo']>

/**
 * The audience of an item. The document has all items: depending on `data-session` of the page's root element,
 * `logged_in` or `logged_out`, styles hide the items with the other value in `data-show-to`. So nothing flashes or
 * moves for members.
 */
export function shownTo({ showTo }: Pick<MenuItem, 'showTo'>): ShowTo {
  return clean(showTo) ?? 'everyone'
}

/** Items by priority, the highest first. Those without a title in the language are not ready. */
export function titledItems(menu: readonly MenuItem[]): readonly MenuItem[] {
  return menu.filter((item) => item.title).toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0))
}

export function hasGroups(item: MenuItem): boolean {
  return (item.groups ?? []).some((group) => (group.routes ?? []).length > 0)
}
