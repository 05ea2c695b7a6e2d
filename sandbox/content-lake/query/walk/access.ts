import { isObject } from '../documents.ts'
import type { Scope } from '../scope.ts'
import type { AccessAttributeNode, BaseNode, Node, SliceNode } from '../syntax.ts'
import { attributeOf, itemsOf, listOf, NULL, type Tracked } from '../tracked.ts'

export function attribute(node: AccessAttributeNode, scope: Scope): Tracked {
  return attributeOf(node.base ? scope.evaluate(node.base) : scope.value, node.name)
}

export function element(node: { base: Node; index: number }, scope: Scope): Tracked {
  return itemsOf(scope.evaluate(node.base))?.at(node.index) ?? NULL
}

export function slice(node: SliceNode, scope: Scope): Tracked {
  const items = itemsOf(scope.evaluate(node.base))
  if (!items) return NULL
  const left = node.left < 0 ? node.left + items.length : node.left
  const right = (node.right < 0 ? node.right + items.length : node.right) + (node.isInclusive ? 1 : 0)
  return listOf(items.slice(Math.max(0, left), Math.max(0, right)))
}

export function arrayCoerce(node: BaseNode, scope: Scope): Tracked {
  const base = scope.evaluate(node.base)
  return Array.isArray(base.value) ? base : NULL
}

/** Follows a reference to the document that the perspective shows under its id. */
export function dereference(node: BaseNode, scope: Scope): Tracked {
  const { value } = scope.evaluate(node.base)
  if (!isObject(value) || typeof value._ref !== 'string') return NULL
  const { view, reads } = scope.context
  reads.document(value._ref)
  return view.get(value._ref)?.tracked() ?? NULL
}
