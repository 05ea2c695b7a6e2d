import { candidatesFor } from '../planner.ts'
import type { Scope } from '../scope.ts'
import { type FilterNode, type MapNode, type Node, ungroup } from '../syntax.ts'
import { itemsOf, listOf, NULL, type Tracked } from '../tracked.ts'
import { hoistSubqueries } from './hoist.ts'

export function everything(scope: Scope): Tracked {
  scope.context.reads.all()
  const items: Tracked[] = []
  for (const entry of scope.context.view.entries()) items.push(entry.tracked())
  return listOf(items)
}

/**
 * A filter. A chain of filters on `*` is run as one, on the candidates that indexes give for it; every candidate still
 * has to pass all of them.
 */
export function filter(node: FilterNode, scope: Scope): Tracked {
  const { conditions: written, base } = filterChain(node)
  const conditions = written.map((condition) => hoistSubqueries(condition, scope))
  if (base.type === 'Everything') {
    const kept: Tracked[] = []
    for (const entry of candidatesFor(conditions, scope)) {
      const item = entry.tracked()
      if (passes(conditions, scope.nested(item))) kept.push(item)
    }
    return listOf(kept)
  }
  const items = itemsOf(scope.evaluate(base))
  return items ? listOf(items.filter((item) => passes(conditions, scope.nested(item)))) : NULL
}

/** The filters that stand on one another, innermost first, and what they all stand on. */
export function filterChain(node: FilterNode): { conditions: Node[]; base: Node } {
  const conditions: Node[] = []
  let base: Node = node
  while (base.type === 'Filter') {
    conditions.unshift(base.expr)
    base = ungroup(base.base)
  }
  return { conditions, base }
}

function passes(conditions: readonly Node[], scope: Scope): boolean {
  return conditions.every((condition) => scope.evaluate(condition).value === true)
}

export function map(node: MapNode, scope: Scope): Tracked {
  const items = itemsOf(scope.evaluate(node.base))
  if (!items) return NULL
  const results: Tracked[] = []
  for (const item of items) {
    const result = scope.hidden(item).evaluate(node.expr)
    const spread = node.type === 'FlatMap' ? itemsOf(result) : undefined
    if (spread) results.push(...spread)
    else results.push(result)
  }
  return listOf(results)
}
