import { isObject } from '../documents.ts'
import { EvaluationError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import type { Node, PipeFuncCallNode } from '../syntax.ts'
import { itemsOf, listOf, NULL, type Tracked } from '../tracked.ts'
import { scored } from './score.ts'

export function pipe(node: PipeFuncCallNode, scope: Scope): Tracked {
  if (node.name === 'score') {
    const items = scored(node, scope, 'all')
    if (!items) throw new EvaluationError('score() can only be applied to an array', 'score')
    return listOf(items)
  }
  if (node.name !== 'order') throw new EvaluationError(`unknown pipe function: ${node.name}`, node.name)
  const items = itemsOf(scope.evaluate(node.base))
  return items ? listOf(ordered(items, node.args, scope)) : NULL
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
