import { type FormPatch, insert, type Path, set, setIfMissing, unset } from 'sanity'
import { childrenOf, childrenPath, type Keys, type MenuItem, type MenuNode, nameOf, nodeAt, pathOf } from './menu.ts'
import { t } from './norwegian.ts'

/**
 * A change of the menu: its patches, the inverse patches, and the message for screen readers. Patches are relative to
 * the array of items.
 */
export type Change = { readonly patches: FormPatch[]; readonly undo: FormPatch[]; readonly message: string }

const distance = 10

/** Inserts a node into a list at an index among the others. */
function insertion(list: Path, others: readonly MenuNode[], index: number, node: object): FormPatch[] {
  const next = others[index]
  const last = others.at(-1)
  const start = setIfMissing([], list)
  if (next) return [start, insert([node], 'before', [...list, { _key: next._key }])]
  return [start, insert([node], 'after', [...list, last ? { _key: last._key } : -1])]
}

const restored = (path: Path, value: unknown): FormPatch => (value === undefined ? unset(path) : set(value, path))

/** Sets the priorities that put `moved` at the index among the others: items are sorted by priority. */
function ordered(others: readonly MenuItem[], index: number, moved: string): Pick<Change, 'patches' | 'undo'> {
  const above = others[index - 1]?.priority ?? (index > 0 ? 0 : undefined)
  const below = others[index]?.priority ?? (index < others.length ? 0 : undefined)
  const between =
    above === undefined ? (below ?? 0) + distance : below === undefined ? above - distance : (above + below) / 2
  const isBetween = (above === undefined || between < above) && (below === undefined || between > below)
  if (isBetween) return { patches: [set(between, [{ _key: moved }, 'priority'])], undo: [] }
  const keys = others.map(({ _key }) => _key).toSpliced(index, 0, moved)
  return {
    patches: keys.map((_key, at) => set((keys.length - at) * distance, [{ _key }, 'priority'])),
    undo: others.map(({ _key, priority }) => restored([{ _key }, 'priority'], priority)),
  }
}

const without = <Node extends MenuNode>(nodes: readonly Node[], key: string | undefined) =>
  nodes.filter(({ _key }) => _key !== key)

function moveMessage(menu: readonly MenuItem[], node: MenuNode, parent: readonly string[], index: number): string {
  const [first, ...rest] = parent
  const moved = { name: nameOf(node), place: index + 1 }
  return first === undefined
    ? t('Moved “{name}” to place {place}.', moved)
    : t('Moved “{name}” to place {place} in “{parent}”.', { ...moved, parent: nameOf(nodeAt(menu, [first, ...rest])) })
}

/** Moves a node to an index among the other children of a parent of the same depth. */
export function move(
  menu: readonly MenuItem[],
  keys: Keys,
  parent: readonly string[],
  index: number,
): Change | undefined {
  const node = nodeAt(menu, keys)
  const key = keys.at(-1)
  const home = keys.slice(0, -1)
  if (!node || key === undefined) return undefined
  const before = childrenOf(menu, home)
  const at = before.findIndex(({ _key }) => _key === key)
  const isSameList = home.join() === parent.join()
  if (isSameList && at === index) return undefined
  const message = moveMessage(menu, node, parent, index)
  if (keys.length === 1) {
    const { patches, undo } = ordered(without(menu, key), index, key)
    const priority = menu.find(({ _key }) => _key === key)?.priority
    return { patches, undo: [...undo, restored([{ _key: key }, 'priority'], priority)], message }
  }
  const others = without(childrenOf(menu, parent), key)
  return {
    patches: [unset(pathOf(keys)), ...insertion(childrenPath(parent), others, index, node)],
    undo: [
      unset([...childrenPath(parent), { _key: key }]),
      ...insertion(childrenPath(home), without(before, key), at, node),
    ],
    message,
  }
}

/** Removes a node with its children. */
export function remove(menu: readonly MenuItem[], keys: Keys): Change | undefined {
  const node = nodeAt(menu, keys)
  if (!node) return undefined
  const home = keys.slice(0, -1)
  const siblings = childrenOf(menu, home)
  const at = siblings.findIndex(({ _key }) => _key === node._key)
  // Items are sorted by priority, so their index in the array does not matter.
  const index = keys.length === 1 ? siblings.length : at
  return {
    patches: [unset(pathOf(keys))],
    undo: insertion(childrenPath(home), without(siblings, node._key), index, node),
    message: t('Removed “{name}”.', { name: nameOf(node) }),
  }
}

const types = ['menuItem', 'menuGroup', 'menuRoute'] as const

/** Adds an empty node at the end of a parent's children; without a parent, an item. */
export function add(menu: readonly MenuItem[], parent: readonly string[], key: string): Change {
  const siblings = childrenOf(menu, parent)
  const lowest = menu.at(-1)?.priority ?? 0
  const node = {
    _type: types[parent.length] ?? 'menuRoute',
    _key: key,
    ...(parent.length === 0 && { showTo: 'everyone', priority: menu.length > 0 ? lowest - distance : distance }),
  }
  const message = (['Added an item.', 'Added a group.', 'Added a link.'] as const)[parent.length] ?? 'Added a link.'
  return {
    patches: insertion(childrenPath(parent), siblings, siblings.length, node),
    undo: [unset([...childrenPath(parent), { _key: key }])],
    message: t(message),
  }
}

type Filling = {
  readonly title: { readonly nb: string | undefined; readonly en: string | undefined }
  readonly linkNb: string | undefined
  readonly linkEn: string | undefined
}

/** Sets the title and addresses of a page on a node; languages that the page does not have are not changed. */
export function fill(menu: readonly MenuItem[], keys: Keys, { title, linkNb, linkEn }: Filling): Change | undefined {
  const node = nodeAt(menu, keys)
  if (!node) return undefined
  const path = pathOf(keys)
  const values = [
    [['title', 'nb'], title.nb, node.title?.nb],
    [['title', 'en'], title.en, node.title?.en],
    [['linkNb'], linkNb, node.linkNb],
    [['linkEn'], linkEn, node.linkEn],
  ] as const
  const changed = values.filter(([, value]) => value !== undefined)
  return {
    patches: [
      setIfMissing({ _type: 'localeString' }, [...path, 'title']),
      ...changed.map(([field, value]) => set(value, [...path, ...field])),
    ],
    undo: changed.map(([field, , old]) => restored([...path, ...field], old)),
    message: t('“{title}” has been linked.', { title: title.nb ?? title.en ?? '' }),
  }
}

/** Turns a route into an item after its own item. */
export function moveOut(menu: readonly MenuItem[], keys: Keys): Change | undefined {
  const route = keys.length === 3 ? nodeAt(menu, keys) : undefined
  if (!route) return undefined
  const index = menu.findIndex(({ _key }) => _key === keys[0]) + 1
  const { patches, undo } = ordered(menu, index, route._key)
  const back = remove(menu, keys)?.undo ?? []
  return {
    patches: [
      unset(pathOf(keys)),
      ...insertion([], menu, menu.length, { ...route, _type: 'menuItem', showTo: 'everyone' }),
      ...patches,
    ],
    undo: [unset([{ _key: route._key }]), ...undo, ...back],
    message: t('“{name}” is now a separate item.', { name: nameOf(route) }),
  }
}

/** Turns an item into the last route of the item before it. Undefined for items with groups or a limited audience. */
export function moveIn(menu: readonly MenuItem[], keys: Keys, newKey: () => string): Change | undefined {
  const at = keys.length === 1 ? menu.findIndex(({ _key }) => _key === keys[0]) : -1
  const [item, host] = [menu[at], menu[at - 1]]
  if (!item || !host || (item.groups ?? []).length > 0 || (item.showTo ?? 'everyone') !== 'everyone') return undefined
  const { _key, title, linkNb, linkEn } = item
  const route = {
    _type: 'menuRoute',
    _key,
    ...(title && { title }),
    ...(linkNb && { linkNb }),
    ...(linkEn && { linkEn }),
  }
  const group = host.groups?.at(-1)
  const added = newKey()
  const into = group
    ? insertion(childrenPath([host._key, group._key]), group.routes ?? [], group.routes?.length ?? 0, route)
    : insertion(childrenPath([host._key]), [], 0, { _type: 'menuGroup', _key: added, routes: [route] })
  const away = group ? pathOf([host._key, group._key, _key]) : pathOf([host._key, added])
  return {
    patches: [unset(pathOf(keys)), ...into],
    undo: [unset(away), ...insertion([], without(menu, _key), menu.length, item)],
    message: t('“{name}” is now a link under “{host}”.', { name: nameOf(item), host: nameOf(host) }),
  }
}
