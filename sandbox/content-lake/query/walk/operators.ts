import { isObject } from '../documents.ts'
import { evaluateNode } from '../groq.ts'
import type { Scope } from '../scope.ts'
import type { BaseNode, BinaryNode, InRangeNode, Node, OpCallNode } from '../syntax.ts'
import { matcherOf } from '../text/match.ts'
import { computed, fieldsOf, itemsOf, listOf, NULL, objectOf, type Tracked } from '../tracked.ts'

const TRUE = computed(true)
const FALSE = computed(false)

/** Three-valued logic: values other than booleans count as null, and null is neither true nor false. */
export function and(node: BinaryNode, scope: Scope): Tracked {
  const left = scope.evaluate(node.left).value
  if (left === false) return FALSE
  const right = scope.evaluate(node.right).value
  if (right === false) return FALSE
  return left === true && right === true ? TRUE : NULL
}

export function or(node: BinaryNode, scope: Scope): Tracked {
  const left = scope.evaluate(node.left).value
  if (left === true) return TRUE
  const right = scope.evaluate(node.right).value
  if (right === true) return TRUE
  return left === false && right === false ? FALSE : NULL
}

export function not(node: BaseNode, scope: Scope): Tracked {
  const { value } = scope.evaluate(node.base)
  if (typeof value !== 'boolean') return NULL
  return value ? FALSE : TRUE
}

/** `-x` and `+x`. */
export function sign(node: BaseNode, scope: Scope): Tracked {
  const { value } = scope.evaluate(node.base)
  return typeof value === 'number' ? computed(node.type === 'Neg' ? -value : value) : NULL
}

export function inRange(node: InRangeNode, scope: Scope): Tracked {
  const [base, left, right] = [node.base, node.left, node.right].map((operand) => asValueNode(scope.evaluate(operand)))
  return base && left && right ? computed(evaluateNode({ ...node, base, left, right }, scope.context.groq)) : NULL
}

export function operator(node: OpCallNode, scope: Scope): Tracked {
  const left = scope.evaluate(node.left)
  if (node.op === 'match') return matcherOf(node, scope).matches(left.value) ? TRUE : FALSE
  const right = scope.evaluate(node.right)
  if (node.op === 'in') return isIn(left, right, node, scope)
  const quick = quickResult(node.op, left, right)
  if (quick) return quick
  const operands = { left: asValueNode(left), right: asValueNode(right) }
  return computed(evaluateNode({ ...node, ...operands }, scope.context.groq))
}

/** A path on the left counts as the string that it was made from. */
function isIn(left: Tracked, right: Tracked, node: OpCallNode, scope: Scope): Tracked {
  const wanted = computed(patternOf(left.value) ?? left.value)
  return computed(evaluateNode({ ...node, left: asValueNode(wanted), right: asValueNode(right) }, scope.context.groq))
}

/** groq-js keeps the result of `path()` in a class of its own, which is not exported. */
function patternOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || isObject(value)) return undefined
  return 'pattern' in value && typeof value.pattern === 'string' ? value.pattern : undefined
}

/** The commonest comparisons, and the sums whose parts keep their provenance; everything else is left to groq-js. */
function quickResult(op: string, left: Tracked, right: Tracked): Tracked | undefined {
  if (op === '==' || op === '!=') {
    if (typeof left.value !== 'string' || typeof right.value !== 'string') return undefined
    return (left.value === right.value) === (op === '==') ? TRUE : FALSE
  }
  if (op !== '+') return undefined
  const leftItems = itemsOf(left)
  const rightItems = itemsOf(right)
  if (leftItems && rightItems) return listOf([...leftItems, ...rightItems])
  if (isObject(left.value) && isObject(right.value)) return objectOf(new Map([...fieldsOf(left), ...fieldsOf(right)]))
  return undefined
}

export function asValueNode(tracked: Tracked): Node {
  return { type: 'Value', value: tracked.value }
}
