import { isObject } from '../documents.ts'
import type { Scope } from '../scope.ts'
import type { AccessAttributeNode, BaseNode } from '../syntax.ts'
import { attributeOf, NULL, type Tracked } from '../tracked.ts'

export function attribute(node: AccessAttributeNode, scope: Scope): Tracked {
  return attributeOf(node.base ? scope.evaluate(node.base) : scope.value, node.name)
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
