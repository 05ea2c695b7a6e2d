import { EvaluationError } from './errors.ts'
import type { Scope } from './scope.ts'
import { childrenOf, type Node } from './syntax.ts'
import { NULL, type Tracked } from './tracked.ts'

const READS_THIS = new Set(['references', 'versionOf', 'partOfRelease', 'anywhere'])

/**
 * Whether a part of a filter's condition has the same value for every item of the filter. `depth` counts the scopes
 * that the part itself opens: inside them `@` and attributes are no longer the item's. It errs towards false.
 */
export function isConstant(node: Node, depth = 0): boolean {
  switch (node.type) {
    case 'This':
      return depth > 0
    case 'AccessAttribute':
      return node.base ? isConstant(node.base, depth) : depth > 0
    case 'Parent':
      return depth === 0
    case 'Context':
    case 'Parameter':
      return false
    case 'Filter':
    case 'Projection':
    case 'Map':
    case 'FlatMap':
      return isConstant(node.base, depth) && isConstant(node.expr, depth + 1)
    case 'PipeFuncCall':
      return isConstant(node.base, depth) && node.args.every((arg) => isConstant(arg, depth + 1))
    case 'FuncCall':
      return (depth > 0 || !READS_THIS.has(node.name)) && node.args.every((arg) => isConstant(arg, depth))
    default:
      return childrenOf(node).every((child) => isConstant(child, depth))
  }
}

/** The value of a constant part of a filter's condition, where `scope` is the one around the filter. */
export function constantValue(node: Node, scope: Scope): Tracked {
  return scope.nested(NULL).evaluate(node)
}

/** The value of a part that is the same for all documents; undefined when it is not, or fails. */
export function constantOf(node: Node, scope: Scope): unknown {
  return isConstant(node) ? unlessFailing(() => constantValue(node, scope).value) : undefined
}

/** Undefined if it cannot be evaluated: the filter itself then fails. */
export function unlessFailing<Result>(evaluate: () => Result): Result | undefined {
  try {
    return evaluate()
  } catch (error) {
    if (error instanceof EvaluationError) return undefined
    throw error
  }
}
