import { evaluateSync, parse } from 'groq-js'
import { EvaluationError, QueryError } from './errors.ts'
import { childrenOf, type Node } from './syntax.ts'
import { syntaxError } from './syntax-errors.ts'

/** What the hosted lake calls mistakes for which groq-js has other words. */
const WORDING = new Map([
  ['slicing must use constant numbers', 'subscript ranges must have integer endpoints'],
  ['Maximum call stack size exceeded', 'query is nested too deeply'],
])

type ParseFunction = (query: string, options: { params: Record<string, unknown> }) => Node
type EvaluateFunction = (node: Node, options: GroqOptions) => { data: unknown }

/** What groq-js may need for a function that this engine leaves to it. */
export type GroqOptions = {
  root?: unknown
  timestamp?: Date
  identity?: string
  sanity?: { projectId: string; dataset: string }
}

// The package's declarations refer to a file that it does not ship, so its functions are typed here instead.
const parseText = parse as unknown as ParseFunction
const evaluateTree = evaluateSync as unknown as EvaluateFunction

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
 * Throws a QueryError for what cannot be read, and for parameters that the query names but the request lacks.
 */
export function parseQuery(query: string, params: Record<string, unknown>): Node {
  let tree: Node
  try {
    // A comment ends with its line for groq-js: the query's last line has to end too.
    tree = parseText(`${query}\n`, { params: definedOnly(params) })
  } catch (error) {
    throw parseErrorOf(error, query, params)
  }
  requireParams(tree, query)
  return tree
}

function definedOnly(params: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined))
}

/** Lets groq-js evaluate one node whose children are values already. */
export function evaluateNode(node: Node, options: GroqOptions): unknown {
  try {
    return evaluateTree(node, options).data
  } catch (error) {
    const about = node.type === 'FuncCall' ? node.name : undefined
    throw new EvaluationError(error instanceof Error ? error.message : String(error), about)
  }
}

function parseErrorOf(error: unknown, query: string, params: Record<string, unknown>): QueryError {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof Error && 'position' in error && typeof error.position === 'number') {
    return syntaxError(query, error.position + (message.includes('Unexpected end of query') ? 1 : 0))
  }
  if (message.includes('constant numbers')) throwMissingParam(query, params)
  const named = /(?:function|namespace):? (\w+)|^unexpected (\w+)/i.exec(message)
  const { start, end } = placeOf(query, named?.[1] ?? named?.[2])
  return new QueryError('queryParseError', WORDING.get(message) ?? lowerFirst(message), query, start, end)
}

/** Where a name stands in the query; the whole query when it is not found. */
export function placeOf(query: string, name: string | undefined): { start: number; end: number } {
  const found = name ? new RegExp(`(?<![\\w$])${name.replace(/[^\w]/g, '\\$&')}\\b`).exec(query) : null
  return found ? { start: found.index, end: found.index + found[0].length } : { start: 0, end: query.length }
}

function requireParams(node: Node, query: string): void {
  if (node.type === 'Parameter') throw missingParam(node.name, query)
  for (const child of childrenOf(node)) requireParams(child, query)
}

/** A slice's bounds are read before params are checked; the message is to be about the missing param all the same. */
function throwMissingParam(query: string, params: Record<string, unknown>): void {
  for (const [, name = ''] of query.matchAll(/\$(\w+)/g))
    if (!Object.hasOwn(params, name)) throw missingParam(name, query)
}

function missingParam(name: string, query: string): QueryError {
  const found = new RegExp(`\\$${name}\\b`).exec(query)
  const start = found?.index ?? 0
  const end = found ? start + found[0].length : query.length
  return new QueryError('queryParseError', `param $${name} referenced, but not provided`, query, start, end)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
