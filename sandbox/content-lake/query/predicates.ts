import { constantOf } from './constants.ts'
import { plainPath, traversalPath } from './index-path.ts'
import { ANYTHING, type Predicate } from './predicate.ts'
import type { Scope } from './scope.ts'
import { type FuncCallNode, type Node, type OpCallNode, ungroup } from './syntax.ts'
import { matchPredicate } from './text/match-predicate.ts'
import { isBoost } from './text/score.ts'

/** The predicate of a filter's condition; `scope` is the scope around the filter. */
export function predicateOf(condition: Node, scope: Scope): Predicate {
  const node = ungroup(condition)
  switch (node.type) {
    case 'And':
      return { kind: 'and', parts: [predicateOf(node.left, scope), predicateOf(node.right, scope)] }
    case 'Or':
      return { kind: 'or', parts: [predicateOf(node.left, scope), predicateOf(node.right, scope)] }
    case 'OpCall':
      return operatorPredicate(node, scope)
    case 'FuncCall':
      return functionPredicate(node, scope)
    default:
      return ANYTHING
  }
}

function operatorPredicate(node: OpCallNode, scope: Scope): Predicate {
  const { op, left, right } = node
  if (op === '==') return equalityPredicate(left, right, scope) ?? equalityPredicate(right, left, scope) ?? ANYTHING
  if (op === 'match') return matchPredicate(node, scope, 'all')
  if (op === 'in') return oneOfPredicate(left, right, scope) ?? containsPredicate(left, right, scope) ?? ANYTHING
  return ANYTHING
}

function equalityPredicate(attribute: Node, constant: Node, scope: Scope): Predicate | undefined {
  const path = plainPath(attribute)
  const value = path && constantOf(constant, scope)
  return path && typeof value === 'string' ? { kind: 'equals', path, values: [value] } : undefined
}

/** `attribute in ["a", "b"]`. A list with anything but strings in it may hold null, which missing values equal. */
function oneOfPredicate(attribute: Node, list: Node, scope: Scope): Predicate | undefined {
  const path = plainPath(attribute)
  const values = path && constantOf(list, scope)
  return path && isStrings(values) ? { kind: 'equals', path, values } : undefined
}

/** `"a" in attribute`, `"a" in attribute[].name`. */
function containsPredicate(constant: Node, list: Node, scope: Scope): Predicate | undefined {
  const path = traversalPath(list)
  const value = path && constantOf(constant, scope)
  return path && typeof value === 'string' ? { kind: 'contains', path, value } : undefined
}

/** The predicate of a score above 0 for an argument of `score()`. */
export function scorePredicateOf(argument: Node, scope: Scope): Predicate {
  const node = ungroup(argument)
  if (node.type === 'And' || node.type === 'Or') {
    const parts = [scorePredicateOf(node.left, scope), scorePredicateOf(node.right, scope)]
    return { kind: node.type === 'And' ? 'and' : 'or', parts }
  }
  const [boosted] = isBoost(node) ? node.args : []
  if (boosted) return scorePredicateOf(boosted, scope)
  return node.type === 'OpCall' && node.op === 'match' ? matchPredicate(node, scope, 'any') : predicateOf(node, scope)
}

function functionPredicate({ namespace, name, args }: FuncCallNode, scope: Scope): Predicate {
  const values = args.map((arg) => constantOf(arg, scope))
  if (values.includes(undefined)) return ANYTHING
  if (namespace === 'global' && name === 'references') {
    return { kind: 'references', ids: values.flat().filter((id) => typeof id === 'string') }
  }
  const [value] = values
  if (namespace !== 'sanity' || typeof value !== 'string') return ANYTHING
  if (name === 'versionOf') return { kind: 'versionOf', id: value }
  return name === 'partOfRelease' ? { kind: 'release', name: value } : ANYTHING
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
