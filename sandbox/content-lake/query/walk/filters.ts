import { candidatesFor } from '../planner.ts'
import type { Predicate } from '../predicate.ts'
import type { Scope } from '../scope.ts'
import { type FilterNode, type Node, ungroup } from '../syntax.ts'
import type { Tracked } from '../tracked.ts'

/** A chain of filters, innermost first, and the expression that they filter. */
export function filterChain(node: FilterNode): { conditions: Node[]; base: Node } {
  const conditions: Node[] = []
  let base: Node = node
  while (base.type === 'Filter') {
    conditions.unshift(base.expr)
    base = ungroup(base.base)
  }
  return { conditions, base }
}

/**
 * The documents that pass all conditions, looked for among the candidates that indexes give. `extra` narrows the
 * candidates further and is not checked on what it gives.
 */
export function* filterEverything(
  conditions: readonly Node[],
  scope: Scope,
  extra: readonly Predicate[] = [],
): Iterable<Tracked> {
  for (const entry of candidatesFor(conditions, scope, extra)) {
    scope.context.budget.spend()
    const item = entry.tracked()
    if (passes(conditions, scope.nested(item))) yield item
  }
}

/** `scope` is the item's own. */
export function passes(conditions: readonly Node[], scope: Scope): boolean {
  return conditions.every((condition) => scope.evaluate(condition).value === true)
}
