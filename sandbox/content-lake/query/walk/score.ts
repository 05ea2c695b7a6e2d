import { isObject } from '../documents.ts'
import { plainPath } from '../index-path.ts'
import type { Predicate } from '../predicate.ts'
import { scorePredicateOf } from '../predicates.ts'
import type { Scope } from '../scope.ts'
import { childrenOf, type Node, type PipeFuncCallNode, ungroup } from '../syntax.ts'
import { scoreOf } from '../text/score.ts'
import { computed, fieldsOf, itemsOf, objectOf, type Tracked } from '../tracked.ts'
import { filterChain, filterEverything, passes } from './filters.ts'
import { hoistSubqueries } from './hoist.ts'

/**
 * `base | score(...)`: adds `_score` to each object, highest first; other values cannot be scored and are left out.
 * With `above 0`, documents that score 0 are discarded later and need not be searched for. A filter below that
 * uses `_score`, as cursors do, runs once the scores are known.
 */
export function scored(node: PipeFuncCallNode, scope: Scope, wanted: 'all' | 'above 0'): Tracked[] | undefined {
  const { items, later } = itemsToScore(node, scope, wanted)
  if (!items) return undefined
  const rows = items.flatMap((item) => scoreRow(item, node.args, scope) ?? [])
  rows.sort((a, b) => b.score - a.score)
  return rows.map((row) => row.item).filter((item) => passes(later, scope.nested(item)))
}

function itemsToScore(node: PipeFuncCallNode, scope: Scope, wanted: 'all' | 'above 0') {
  const base = ungroup(node.base)
  const chain = base.type === 'Filter' ? filterChain(base) : { conditions: [], base }
  if (chain.base.type !== 'Everything') return { items: itemsOf(scope.evaluate(base)), later: [] }
  const conjuncts = chain.conditions.flatMap(conjunctsOf)
  const now = conjuncts.filter((part) => !usesScore(part)).map((part) => hoistSubqueries(part, scope))
  const extra = wanted === 'all' ? [] : [anyScore(node.args, scope)]
  return { items: [...filterEverything(now, scope, extra)], later: conjuncts.filter(usesScore) }
}

function anyScore(args: readonly Node[], scope: Scope): Predicate {
  return { kind: 'or', parts: args.map((arg) => scorePredicateOf(arg, scope)) }
}

function scoreRow(item: Tracked, args: readonly Node[], scope: Scope): { item: Tracked; score: number } | undefined {
  if (!isObject(item.value)) return undefined
  const inner = scope.nested(item)
  const before = typeof item.value._score === 'number' ? item.value._score : 0
  const score = args.reduce((sum, arg) => sum + scoreOf(arg, inner), before)
  return { item: objectOf(new Map([...fieldsOf(item), ['_score', computed(score)]])), score }
}

/** Whether the conditions keep nothing with a score of 0. */
export function asksForScore(conditions: readonly Node[]): boolean {
  return conditions.flatMap(conjunctsOf).some((part) => {
    if (part.type !== 'OpCall' || plainPath(part.left)?.join() !== '_score') return false
    const bound = ungroup(part.right)
    if (bound.type !== 'Value' || typeof bound.value !== 'number') return false
    return part.op === '>' ? bound.value >= 0 : part.op === '>=' && bound.value > 0
  })
}

function conjunctsOf(wrapped: Node): Node[] {
  const node = ungroup(wrapped)
  return node.type === 'And' ? [...conjunctsOf(node.left), ...conjunctsOf(node.right)] : [node]
}

function usesScore(node: Node): boolean {
  if (node.type === 'AccessAttribute' && !node.base && node.name === '_score') return true
  return childrenOf(node).some(usesScore)
}
