import { isObject } from '../documents.ts'
import type { Scope } from '../scope.ts'
import { type ArrayNode, type Node, type ObjectNode, type SelectNode, ungroup } from '../syntax.ts'
import { fieldsOf, itemsOf, listOf, NULL, objectOf, type Tracked } from '../tracked.ts'

/** Functions give lists (`releases::all()`) that the parser does not know to be lists: their items are projected. */
export function projection(node: { base: Node; expr: Node }, scope: Scope): Tracked {
  const base = scope.evaluate(node.base)
  const listed = ungroup(node.base).type === 'FuncCall' ? itemsOf(base) : undefined
  return listed ? listOf(listed.map((item) => projected(item, node.expr, scope))) : projected(base, node.expr, scope)
}

function projected(base: Tracked, expr: Node, scope: Scope): Tracked {
  return isObject(base.value) ? scope.nested(base).evaluate(expr) : NULL
}

export function object(node: ObjectNode, scope: Scope): Tracked {
  const fields = new Map<string, Tracked>()
  for (const attribute of node.attributes) {
    if (attribute.type === 'ObjectAttributeValue') {
      fields.set(attribute.name, scope.evaluate(attribute.value))
      continue
    }
    if (attribute.type === 'ObjectConditionalSplat' && scope.evaluate(attribute.condition).value !== true) continue
    for (const [name, field] of fieldsOf(scope.evaluate(attribute.value))) fields.set(name, field)
  }
  return objectOf(fields)
}

export function array(node: ArrayNode, scope: Scope): Tracked {
  const items: Tracked[] = []
  for (const { value, isSplat } of node.elements) {
    const item = scope.evaluate(value)
    if (!isSplat) items.push(item)
    else for (const inner of itemsOf(item) ?? []) items.push(inner)
  }
  return listOf(items)
}

export function select(node: SelectNode, scope: Scope): Tracked {
  for (const { condition, value } of node.alternatives) {
    if (scope.evaluate(condition).value === true) return scope.evaluate(value)
  }
  return node.fallback ? scope.evaluate(node.fallback) : NULL
}
