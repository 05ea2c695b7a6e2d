/** Links are the ones of the page's language (`linkEn` or `linkNb`). */
export type MenuRouteData = { readonly _key: string; readonly title: string | null; readonly link: string | null }

export type MenuGroupData = {
  readonly _key: string
  readonly title: string | null
  readonly routes: readonly MenuRouteData[] | null
}

export type MenuItemData = {
  readonly _id: string
  readonly title: string | null
  readonly link: string | null
  readonly showTo: string | null
  readonly groups: readonly MenuGroupData[] | null
}

/** What a visitor who is not logged in sees, in the editor's order. */
export function visitorMenu(menu: readonly MenuItemData[]): readonly MenuItemData[] {
  return menu.filter((item) => item.title && item.showTo !== 'logged_in')
}

export function hasGroups(item: MenuItemData): boolean {
  return (item.groups ?? []).some((group) => (group.routes ?? []).length > 0)
}
