import { isObject } from '../documents.ts'
import { EvaluationError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import type { Node, PipeFuncCallNode } from '../syntax.ts'
import { scoreOf } from '../text/score.ts'
import { computed, fieldsOf, itemsOf, listOf, NULL, objectOf, type Tracked } from '../tracked.ts'

export function pipe(node: PipeFuncCallNode, scope: Scope): Tracked {
  const items = itemsOf(scope.evaluate(node.base))
  if (!items) return NULL
  if (node.name === 'order') return listOf(ordered(items, node.args, scope))
  if (node.name === 'score') return listOf(scored(items, node.args, scope))
  throw new EvaluationError(`unknown pipe function: ${node.name}`, node.name)
}

function ordered(items: readonly Tracked[], args: readonly Node[], scope: Scope): Tracked[] {
  const orderings = args.map((arg) => ({
    key: arg.type === 'Asc' || arg.type === 'Desc' ? arg.base : arg,
    sign: arg.type === 'Desc' ? -1 : 1,
  }))
  const rows = items.map((item) => {
    const inner = scope.nested(item)
    return { item, keys: orderings.map(({ key }) => inner.evaluate(key).value) }
  })
  rows.sort((a, b) => {
    for (const [index, { sign }] of orderings.entries()) {
      const order = compare(a.keys[index], b.keys[index])
      if (order !== 0) return order * sign
    }
    return 0
  })
  return rows.map((row) => row.item)
}

/** Adds `_score` to each object, highest first. What is no object cannot be scored and is left out. */
function scored(items: readonly Tracked[], args: readonly Node[], scope: Scope): Tracked[] {
  const rows: { item: Tracked; score: number }[] = []
  for (const item of items) {
    if (!isObject(item.value)) continue
    const inner = scope.nested(item)
    const before = typeof item.value._score === 'number' ? item.value._score : 0
    const score = args.reduce((sum, arg) => sum + scoreOf(arg, inner), before)
    const fields = new Map(fieldsOf(item))
    fields.set('_score', computed(score))
    rows.push({ item: objectOf(fields), score })
  }
  return rows.sort((a, b) => b.score - a.score).map((row) => row.item)
}

const RANKS = ['datetime', 'number', 'string', 'boolean']

/** The total order of sorting: dates, numbers, strings, booleans, then all else, which is equal to one another. */
function compare(a: unknown, b: unknown): number {
  const rankA = rankOf(a)
  const rankB = rankOf(b)
  if (rankA !== rankB) return rankA - rankB
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0
  if (rankA === RANKS.length) return 0
  return timeOrNumber(a) - timeOrNumber(b)
}

function rankOf(value: unknown): number {
  if (typeof value === 'object' && value !== null && dateOf(value)) return RANKS.indexOf('datetime')
  const rank = RANKS.indexOf(typeof value)
  return rank === -1 ? RANKS.length : rank
}

function timeOrNumber(value: unknown): number {
  return typeof value === 'object' && value !== null ? (dateOf(value)?.getTime() ?? 0) : Number(value)
}

/** groq-js keeps the result of `dateTime()` in a class of its own, which is not exported. */
function dateOf(value: object): Date | undefined {
  return !isObject(value) && 'date' in value && value.date instanceof Date ? value.date : undefined
}
