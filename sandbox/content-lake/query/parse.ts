import { placeOf, QueryError } from './errors.ts'
import { parseTree } from './groq.ts'
import { withPlainEscapes } from './string-escapes.ts'
import type { Node } from './syntax.ts'
import { syntaxError } from './syntax-errors.ts'
import { checkTree, missingParam, unsupported } from './tree-checks.ts'

/** Error messages of the hosted lake, where those of groq-js differ. */
const WORDING = new Map([
  ['slicing must use constant numbers', 'subscript ranges must have integer endpoints'],
  ['Maximum call stack size exceeded', 'query is nested too deeply'],
])

/** Trees by query and parameters, least recently used first. A page asks the same few queries over and over. */
const trees = new Map<string, Node>()
const MAX_TREES = 300
const MAX_KEY_LENGTH = 50_000

/** The tree of a query, perhaps one parsed before: trees are never changed. Otherwise as `parseQuery`. */
export function parseCached(query: string, params: Record<string, unknown>): Node {
  const key = JSON.stringify([query, params])
  if (key.length > MAX_KEY_LENGTH) return parseQuery(query, params)
  const tree = trees.get(key) ?? parseQuery(query, params)
  trees.delete(key)
  trees.set(key, tree)
  for (const oldest of trees.keys()) {
    if (trees.size <= MAX_TREES) break
    trees.delete(oldest)
  }
  return tree
}

/**
 * Parses a query. Parameters are folded into the tree as values, so a tree is good for one set of parameters only.
 * Throws a QueryError for what cannot be read, for parameters that the query names but the request lacks, and for
 * unsupported functions.
 */
export function parseQuery(query: string, params: Record<string, unknown>): Node {
  try {
    // A comment ends with its line for groq-js: the query's last line has to end too.
    const tree = parseTree(`${withPlainEscapes(query)}\n`, { params: definedOnly(params) })
    checkTree(tree, query)
    return tree
  } catch (error) {
    throw error instanceof QueryError ? error : parseErrorOf(error, query, params)
  }
}

function definedOnly(params: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined))
}

function parseErrorOf(error: unknown, query: string, params: Record<string, unknown>): QueryError {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof Error && 'position' in error && typeof error.position === 'number') {
    return syntaxError(query, error.position + (message.includes('Unexpected end of query') ? 1 : 0))
  }
  if (message.includes('constant numbers')) throwMissingParam(query, params)
  const named = /(?:function|namespace):? (\w+)|^unexpected (\w+)/i.exec(message)
  const name = named?.[1] ?? named?.[2]
  // The parser knows `geo::` but not the function that makes its values.
  if (name === 'geo') return unsupported('geo', query)
  const { start, end } = placeOf(query, name)
  return new QueryError('queryParseError', WORDING.get(message) ?? lowerFirst(message), query, start, end)
}

/** A slice's bounds are read before params are checked; the message should still name the missing param. */
function throwMissingParam(query: string, params: Record<string, unknown>): void {
  for (const [, name = ''] of query.matchAll(/\$(\w+)/g)) {
    if (!Object.hasOwn(params, name)) throw missingParam(name, query)
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
