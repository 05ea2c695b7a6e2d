import type { Path } from 'sanity'
import { z } from 'zod'
import { localized } from '#web/routing/languages.ts'
import { t } from './norwegian.ts'

const text = z.looseObject({ nb: z.string().optional(), en: z.string().optional() }).optional()
const link = { _key: z.string(), title: text, linkNb: z.string().optional(), linkEn: z.string().optional() }
const route = z.looseObject(link)
const group = z.looseObject({ _key: z.string(), title: text, routes: z.array(route).optional() })
const item = z.looseObject({
  ...link,
  showTo: z.string().optional(),
  priority: z.number().optional(),
  groups: z.array(group).optional(),
})

export type MenuRoute = z.output<typeof route>
export type MenuGroup = z.output<typeof group>
export type MenuItem = z.output<typeof item>
export type MenuNode = MenuItem | MenuGroup | MenuRoute

/** Keys from the item down to a node: one for an item, two for a group, three for a route. */
export type Keys = readonly [string, ...string[]]

export const isItem = (keys: Keys, _node: MenuNode): _node is MenuItem => keys.length === 1
export const isGroup = (keys: Keys, _node: MenuNode): _node is MenuGroup => keys.length === 2

export type Kind = 'item' | 'group' | 'route'

export const kindOf = (keys: Keys): Kind => (keys.length === 1 ? 'item' : keys.length === 2 ? 'group' : 'route')

/** The stored items, highest priority first; invalid ones are left out. */
export function readMenu(value: readonly unknown[] | undefined): MenuItem[] {
  const items = (value ?? []).flatMap((stored) => item.safeParse(stored).data ?? [])
  return items.toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0))
}

/** Every address in the menu. */
export function addressesIn(menu: readonly MenuItem[]): string[] {
  const links = menu.flatMap((one) => [one, ...(one.groups ?? []).flatMap(({ routes }) => routes ?? [])])
  return links.flatMap(addressesOf)
}

/** The addresses of a node; a group has none. */
export function addressesOf(node: MenuNode): string[] {
  const addresses = 'linkNb' in node || 'linkEn' in node ? [node.linkNb, node.linkEn] : []
  return addresses.filter((address) => typeof address === 'string')
}

/** The keys of a child node; of an item if `keys` is empty. */
export function childKeys([first, ...rest]: readonly string[], key: string): Keys {
  return first === undefined ? [key] : [first, ...rest, key]
}

const childFields = ['groups', 'routes'] as const

/** The path of a node within the array of items. */
export function pathOf(keys: readonly string[]): Path {
  return keys.flatMap((_key, depth) => (depth === 0 ? [{ _key }] : [childFields[depth - 1] ?? '', { _key }]))
}

/** The path of a node's children; of the items if `keys` is empty. */
export function childrenPath(keys: readonly string[]): Path {
  const field = childFields[keys.length - 1]
  return field ? [...pathOf(keys), field] : []
}

/** The children of a node; the items if `keys` is empty. */
export function childrenOf(menu: readonly MenuItem[], keys: readonly string[]): readonly MenuNode[] {
  const [itemKey, groupKey] = keys
  if (itemKey === undefined) return menu
  const groups = menu.find(({ _key }) => _key === itemKey)?.groups ?? []
  if (groupKey === undefined) return groups
  return groups.find(({ _key }) => _key === groupKey)?.routes ?? []
}

export function nodeAt(menu: readonly MenuItem[], keys: Keys): MenuNode | undefined {
  return childrenOf(menu, keys.slice(0, -1)).find(({ _key }) => _key === keys.at(-1))
}

export function nameOf(node: MenuNode | undefined): string {
  return localized(node?.title, 'nb') || node?.title?.en || t('Untitled')
}
