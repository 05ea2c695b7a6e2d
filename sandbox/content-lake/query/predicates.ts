import { constantValue, isConstant } from './constants.ts'
import { EvaluationError } from './errors.ts'
import { type IndexPath, TRAVERSAL } from './index-path.ts'
import type { Scope } from './scope.ts'
import { type FuncCallNode, type Node, type OpCallNode, ungroup } from './syntax.ts'

/** What an index can tell of a condition: it holds for no document for which its predicate does not. */
export type Predicate =
  | { kind: 'equals'; path: readonly string[]; values: readonly string[] }
  | { kind: 'contains'; path: IndexPath; value: string }
  | { kind: 'references'; ids: readonly string[] }
  | { kind: 'versionOf'; id: string }
  | { kind: 'release'; name: string }
  | { kind: 'and' | 'or'; parts: readonly Predicate[] }
  | { kind: 'anything' }

const ANYTHING: Predicate = { kind: 'anything' }

/** The predicate of a filter's condition; `scope` is the scope around the filter. */
export function predicateOf(condition: Node, scope: Scope): Predicate {
  const node = ungroup(condition)
  switch (node.type) {
    case 'And':
      return { kind: 'and', parts: [predicateOf(node.left, scope), predicateOf(node.right, scope)] }
    case 'Or':
      return { kind: 'or', parts: [predicateOf(node.left, scope), predicateOf(node.right, scope)] }
    case 'OpCall':
      return ofOperator(node, scope)
    case 'FuncCall':
      return ofFunction(node, scope)
    default:
      return ANYTHING
  }
}

function ofOperator({ op, left, right }: OpCallNode, scope: Scope): Predicate {
  if (op === '==') return ofEquality(left, right, scope) ?? ofEquality(right, left, scope) ?? ANYTHING
  if (op === 'in') return ofOneOf(left, right, scope) ?? ofContains(left, right, scope) ?? ANYTHING
  return ANYTHING
}

function ofEquality(attribute: Node, constant: Node, scope: Scope): Predicate | undefined {
  const path = plainPath(attribute)
  const value = path && constantOf(constant, scope)
  return path && typeof value === 'string' ? { kind: 'equals', path, values: [value] } : undefined
}

/** `attribute in ["a", "b"]`. A list with anything but strings in it may hold null, which missing values equal. */
function ofOneOf(attribute: Node, list: Node, scope: Scope): Predicate | undefined {
  const path = plainPath(attribute)
  const values = path && constantOf(list, scope)
  return path && isStrings(values) ? { kind: 'equals', path, values } : undefined
}

/** `"a" in attribute`, `"a" in attribute[].name`. */
function ofContains(constant: Node, list: Node, scope: Scope): Predicate | undefined {
  const path = traversalPath(list)
  const value = path && constantOf(constant, scope)
  return path && typeof value === 'string' ? { kind: 'contains', path, value } : undefined
}

function ofFunction({ namespace, name, args }: FuncCallNode, scope: Scope): Predicate {
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

/** The value of a part that is the same for all documents; undefined when it is not, or fails. */
function constantOf(node: Node, scope: Scope): unknown {
  if (!isConstant(node)) return undefined
  try {
    return constantValue(node, scope).value
  } catch (error) {
    if (error instanceof EvaluationError) return undefined
    throw error
  }
}

/** The names of `a.b.c` on the filter's item, or undefined for anything else. */
export function plainPath(wrapped: Node): readonly string[] | undefined {
  const node = ungroup(wrapped)
  if (node.type === 'This') return []
  if (node.type !== 'AccessAttribute') return undefined
  const base = node.base ? plainPath(node.base) : []
  return base && [...base, node.name]
}

/** The steps of `a.b`, `a.b[]` and `a[].b.c`, or undefined for anything else. */
export function traversalPath(wrapped: Node): IndexPath | undefined {
  const node = ungroup(wrapped)
  if (node.type === 'ArrayCoerce') return plainPath(node.base)
  if (node.type !== 'Map') return plainPath(node)
  const list = node.base.type === 'ArrayCoerce' ? plainPath(node.base.base) : undefined
  const rest = plainPath(node.expr)
  return list && rest && [...list, TRAVERSAL, ...rest]
}

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
