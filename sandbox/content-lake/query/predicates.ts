import { constantValue, isConstant } from './constants.ts'
import { EvaluationError } from './errors.ts'
import { type IndexPath, TRAVERSAL } from './index-path.ts'
import type { Scope } from './scope.ts'
import { type FuncCallNode, type Node, type OpCallNode, ungroup } from './syntax.ts'
import { matcherOf, textQueryCall } from './text/match.ts'
import { Pattern } from './text/pattern.ts'
import { isBoost } from './text/score.ts'
import type { Term } from './text/text-query.ts'
import { fold } from './text/tokens.ts'
import { NULL } from './tracked.ts'

/** What an index can tell of a condition: it holds for no document for which its predicate does not. */
export type Predicate =
  | { kind: 'equals'; path: readonly string[]; values: readonly string[] }
  | { kind: 'contains'; path: IndexPath; value: string }
  | { kind: 'references'; ids: readonly string[] }
  | { kind: 'versionOf'; id: string }
  | { kind: 'release'; name: string }
  | { kind: 'word'; word: string; isPrefix: boolean }
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

function ofOperator(node: OpCallNode, scope: Scope): Predicate {
  const { op, left, right } = node
  if (op === '==') return ofEquality(left, right, scope) ?? ofEquality(right, left, scope) ?? ANYTHING
  if (op === 'match') return ofMatch(node, scope, 'all')
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

/**
 * `texts match pattern`. Whether every word has to be found or, as for a score above 0, any of a plain pattern's; a
 * text query has no score without all.
 */
function ofMatch(node: OpCallNode, scope: Scope, needed: 'all' | 'any'): Predicate {
  const query = textQueryCall(node.right)
  if (!isIndexedText(node.left) || !isConstant(query?.args[0] ?? node.right)) return ANYTHING
  const matcher = constantly(() => matcherOf(node, scope.nested(NULL)))
  if (!matcher) return ANYTHING
  if (matcher instanceof Pattern) {
    return { kind: needed === 'all' ? 'and' : 'or', parts: matcher.words.map(patternWord) }
  }
  return { kind: 'and', parts: matcher.terms.filter((term) => !term.isNegated).flatMap(termWords) }
}

/** A dot stands for any letter in a pattern, and `*` may stand anywhere: an index knows whole words and their starts. */
function patternWord(word: string): Predicate {
  const start = word.replace(/\*+$/, '')
  if (start === '' || /[.*]/.test(start) || start.length > 1000) return ANYTHING
  return { kind: 'word', word: fold(start), isPrefix: start !== word }
}

function termWords({ words, isPrefix }: Term): Predicate[] {
  return words.map((word, index) => ({ kind: 'word', word, isPrefix: isPrefix && index === words.length - 1 }))
}

/** Whether all strings that the left side of a `match` can give are in the index of words. */
function isIndexedText(wrapped: Node): boolean {
  const node = ungroup(wrapped)
  switch (node.type) {
    case 'This':
      return true
    case 'AccessAttribute':
      if (!node.base) return node.name === '_id' || !node.name.startsWith('_')
      return !node.name.startsWith('_') && isIndexedText(node.base)
    case 'ArrayCoerce':
    case 'AccessElement':
    case 'Slice':
    case 'Filter':
      return isIndexedText(node.base)
    case 'Map':
    case 'FlatMap':
      return isIndexedText(node.base) && isIndexedText(node.expr)
    case 'Array':
      return node.elements.every(({ value }) => isIndexedText(value))
    default:
      return false
  }
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
  return node.type === 'OpCall' && node.op === 'match' ? ofMatch(node, scope, 'any') : predicateOf(node, scope)
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
  return isConstant(node) ? constantly(() => constantValue(node, scope).value) : undefined
}

/** What cannot be evaluated is left for the filter itself to fail on. */
function constantly<Result>(evaluate: () => Result): Result | undefined {
  try {
    return evaluate()
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
