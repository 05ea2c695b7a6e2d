import type { Scope } from '../scope.ts'
import { type FuncCallNode, type Node, ungroup } from '../syntax.ts'
import { matcherOf } from './match.ts'

/** The score of the scope's value for an argument of `score()`: 0 if it does not match. */
export function scoreOf(wrapped: Node, scope: Scope): number {
  const node = ungroup(wrapped)
  if (node.type === 'Or') return scoreOf(node.left, scope) + scoreOf(node.right, scope)
  if (node.type === 'And') {
    const left = scoreOf(node.left, scope)
    const right = left === 0 ? 0 : scoreOf(node.right, scope)
    return left === 0 || right === 0 ? 0 : left + right
  }
  if (isBoost(node)) return boosted(node.args, scope)
  if (node.type === 'OpCall' && node.op === 'match') {
    return matcherOf(node, scope).score(scope.evaluate(node.left).value)
  }
  return scope.evaluate(node).value === true ? 1 : 0
}

export function isBoost(node: Node): node is FuncCallNode {
  return node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'boost'
}

function boosted([condition, weight]: Node[], scope: Scope): number {
  if (!condition || !weight) return 0
  const score = scoreOf(condition, scope)
  const boost = scope.evaluate(weight).value
  return score > 0 && typeof boost === 'number' ? score + boost : 0
}
