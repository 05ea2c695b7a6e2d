import type { Scope } from '../scope.ts'
import type { FilterNode, MapNode } from '../syntax.ts'
import { itemsOf, listOf, NULL, type Tracked } from '../tracked.ts'
import { filterChain, filterEverything, passes } from './filters.ts'
import { hoistSubqueries } from './hoist.ts'
import { asksForScore, scored } from './score.ts'

export function everything(scope: Scope): Tracked {
  scope.context.reads.all()
  const items: Tracked[] = []
  for (const entry of scope.context.view.entries()) items.push(entry.tracked())
  return listOf(items)
}

/** A chain of filters is run as one, so that all of them together narrow what has to be looked at. */
export function filter(node: FilterNode, scope: Scope): Tracked {
  const { conditions: written, base } = filterChain(node)
  const conditions = written.map((condition) => hoistSubqueries(condition, scope))
  if (base.type === 'Everything') return listOf(filterEverything(conditions, scope))
  const isScored = base.type === 'PipeFuncCall' && base.name === 'score' && asksForScore(written)
  const items = isScored ? scored(base, scope, 'above 0') : itemsOf(scope.evaluate(base))
  return items ? listOf(items.filter((item) => passes(conditions, scope.nested(item)))) : NULL
}

export function map(node: MapNode, scope: Scope): Tracked {
  const items = itemsOf(scope.evaluate(node.base))
  if (!items) return NULL
  const results: Tracked[] = []
  for (const item of items) {
    const result = scope.hidden(item).evaluate(node.expr)
    const spread = node.type === 'FlatMap' ? itemsOf(result) : undefined
    if (spread) for (const inner of spread) results.push(inner)
    else results.push(result)
  }
  return listOf(results)
}
