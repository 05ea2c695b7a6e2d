import { type Change, move, moveIn, moveOut } from './changes.ts'
import { childrenOf, type Keys, kindOf, type MenuItem } from './menu.ts'

export type Step = 'up' | 'down' | 'out' | 'in'

/** Possible parents of a node, in the order of the tree: items for a group, groups for a route. */
function parentsOf(menu: readonly MenuItem[], keys: Keys): (readonly string[])[] {
  const items = menu.map(({ _key }) => [_key] as const)
  if (keys.length === 1) return [[]]
  if (keys.length === 2) return [...items]
  return menu.flatMap((item) => (item.groups ?? []).map((group) => [item._key, group._key] as const))
}

/** Moves a node up or down by one; at the end of its list, it moves to the neighbouring parent. */
function vertically(menu: readonly MenuItem[], keys: Keys, by: -1 | 1): Change | undefined {
  const home = keys.slice(0, -1)
  const siblings = childrenOf(menu, home)
  const index = siblings.findIndex(({ _key }) => _key === keys.at(-1)) + by
  if (index >= 0 && index < siblings.length) return move(menu, keys, home, index)
  const parents = parentsOf(menu, keys)
  const parent = parents[parents.findIndex((own) => own.join() === home.join()) + by]
  if (!parent) return undefined
  return move(menu, keys, parent, by > 0 ? 0 : childrenOf(menu, parent).length)
}

/** Moves a node by one step with the keyboard; undefined if it cannot move that way. */
export function step(menu: readonly MenuItem[], keys: Keys, to: Step, newKey: () => string): Change | undefined {
  if (to === 'out') return moveOut(menu, keys)
  if (to === 'in') return moveIn(menu, keys, newKey)
  return vertically(menu, keys, to === 'up' ? -1 : 1)
}

/** Where a dragged node is dropped: next to one of its kind, or into a parent. */
export type Side = 'before' | 'after' | 'into'

/** Whether a node can be dropped on another. */
export function accepts(dragged: Keys, over: Keys): boolean {
  if (dragged.at(-1) === over.at(-1)) return false
  return dragged.length === over.length || dragged.length === over.length + 1
}

/** The side for a pointer in the upper (`before`) or lower half of a row. */
export function sideOf(dragged: Keys, over: Keys, isUpperHalf: boolean): Side {
  if (kindOf(dragged) !== kindOf(over)) return 'into'
  return isUpperHalf ? 'before' : 'after'
}

/** Drops a node next to or into another one. */
export function drop(menu: readonly MenuItem[], dragged: Keys, over: Keys, side: Side): Change | undefined {
  if (!accepts(dragged, over)) return undefined
  const others = (parent: readonly string[]) => childrenOf(menu, parent).filter(({ _key }) => _key !== dragged.at(-1))
  if (side === 'into') return move(menu, dragged, over, others(over).length)
  const parent = over.slice(0, -1)
  const index = others(parent).findIndex(({ _key }) => _key === over.at(-1))
  return move(menu, dragged, parent, side === 'before' ? index : index + 1)
}
