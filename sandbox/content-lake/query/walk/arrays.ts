import type { Scope } from '../scope.ts'
import { type FilterNode, type MapNode, type Node, type SliceNode, ungroup } from '../syntax.ts'
import { itemsOf, listOf, NULL, type Tracked } from '../tracked.ts'
import { filterChain, filterEverything, passes } from './filters.ts'
import { hoistSubqueries } from './hoist.ts'
import { asksForScore, scored } from './score.ts'

export function everything(scope: Scope): Tracked {
  const { view, reads, budget } = scope.context
  reads.all()
  const items: Tracked[] = []
  for (const entry of view.entries()) {
    budget.spend()
    items.push(entry.tracked())
  }
  return listOf(items)
}

/** A chain of filters is run as one, so that all of them together narrow what has to be looked at. */
export function filter(node: FilterNode, scope: Scope): Tracked {
  const { conditions: written, base } = filterChain(node)
  const conditions = written.map((condition) => hoistSubqueries(condition, scope))
  if (base.type === 'Everything') return listOf([...filterEverything(conditions, scope)])
  const isScored = base.type === 'PipeFuncCall' && base.name === 'score' && asksForScore(written)
  const items = isScored ? scored(base, scope, 'above 0') : itemsOf(scope.evaluate(base))
  return items ? listOf(items.filter((item) => passes(conditions, scope.nested(item)))) : NULL
}

export function map(node: MapNode, scope: Scope): Tracked {
  const items = itemsOf(scope.evaluate(node.base))
  if (!items) return NULL
  return listOf(mapped(node, items, scope))
}

function mapped(node: MapNode, items: readonly Tracked[], scope: Scope): Tracked[] {
  const results: Tracked[] = []
  for (const item of items) {
    scope.context.budget.spend()
    const result = scope.hidden(item).evaluate(node.expr)
    const spread = node.type === 'FlatMap' ? itemsOf(result) : undefined
    if (spread) for (const inner of spread) results.push(inner)
    else results.push(result)
  }
  return results
}

export function element(node: { base: Node; index: number }, scope: Scope): Tracked {
  if (!Number.isInteger(node.index)) return NULL
  return firstOf(node.base, scope, node.index < 0 ? undefined : node.index + 1)?.at(node.index) ?? NULL
}

export function slice(node: SliceNode, scope: Scope): Tracked {
  const { base, isInclusive } = node
  const needed = node.left < 0 || node.right < 0 ? undefined : node.right + (isInclusive ? 1 : 0)
  const items = firstOf(base, scope, needed)
  if (!items) return NULL
  const left = node.left < 0 ? node.left + items.length : node.left
  const right = (node.right < 0 ? node.right + items.length : node.right) + (isInclusive ? 1 : 0)
  return listOf(items.slice(Math.max(0, left), Math.max(0, right)))
}

/** The items of a list, or at least `count` of them: the rest of `*[...]` need not be looked for. */
function firstOf(wrapped: Node, scope: Scope, needed: number | undefined): readonly Tracked[] | undefined {
  const node = ungroup(wrapped)
  if (needed === undefined) return itemsOf(scope.evaluate(node))
  if (node.type === 'ArrayCoerce') return firstOf(node.base, scope, needed)
  if (node.type === 'Map') {
    const items = firstOf(node.base, scope, needed)
    return items && mapped(node, items.slice(0, needed), scope)
  }
  const chain = node.type === 'Filter' ? filterChain(node) : undefined
  if (chain?.base.type !== 'Everything') return itemsOf(scope.evaluate(node))
  const conditions = chain.conditions.map((condition) => hoistSubqueries(condition, scope))
  const found: Tracked[] = []
  if (needed > 0) {
    for (const item of filterEverything(conditions, scope)) if (found.push(item) >= needed) break
  }
  return found
}
