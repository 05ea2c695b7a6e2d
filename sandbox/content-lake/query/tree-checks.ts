import { placeOf, QueryError } from './errors.ts'
import { childrenOf, type FuncCallNode, type Node } from './syntax.ts'
import { textQueryCall } from './text/match.ts'

/** Functions of the hosted lake that this one lacks, by namespace or whole name. */
const UNSUPPORTED = new Set([
  ...['geo', 'media', 'documents', 'user', 'delta'],
  ...['global::anywhere', 'text::semanticSimilarity'],
])

/**
 * Rejects what the parser accepts: params that were not given, functions that are not here, and `text::query()`
 * where it means nothing. Throws QueryError.
 */
export function checkTree(node: Node, query: string): void {
  if (node.type === 'Parameter') throw missingParam(node.name, query)
  if (node.type === 'FuncCall') checkFunction(node, query)
  const wanted = node.type === 'OpCall' && node.op === 'match' ? textQueryCall(node.right) : undefined
  const children = wanted && node.type === 'OpCall' ? [node.left, ...wanted.args] : childrenOf(node)
  for (const child of children) checkTree(child, query)
}

function checkFunction({ namespace, name }: FuncCallNode, query: string): void {
  const whole = `${namespace}::${name}`
  const shown = namespace === 'global' ? name : whole
  if (UNSUPPORTED.has(namespace) || UNSUPPORTED.has(whole)) {
    throw unsupported(shown, query)
  }
  if (whole === 'text::query') throw refusal(`${shown}() can only be used with match`, shown, query)
}

export function unsupported(name: string, query: string): QueryError {
  return refusal(`function ${name}() is not supported by this content lake`, name, query)
}

function refusal(description: string, about: string, query: string): QueryError {
  const { start, end } = placeOf(query, about)
  return new QueryError('queryError', description, query, start, end)
}

export function missingParam(name: string, query: string): QueryError {
  const found = new RegExp(`\\$${name}\\b`).exec(query)
  const start = found?.index ?? 0
  const end = found ? start + found[0].length : query.length
  return new QueryError('queryParseError', `param $${name} referenced, but not provided`, query, start, end)
}
