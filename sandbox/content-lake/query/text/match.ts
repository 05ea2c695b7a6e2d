import type { Scope } from '../scope.ts'
import { type FuncCallNode, type Node, type OpCallNode, ungroup } from '../syntax.ts'
import { Pattern } from './pattern.ts'
import { TextQuery } from './text-query.ts'

type Matcher = Pattern | TextQuery

const compiled = new WeakMap<OpCallNode, { wanted: unknown; matcher: Matcher }>()

/**
 * The matcher for the right side of a `match`, in the scope of one document. Compiled again only when the value
 * differs.
 */
export function matcherOf(node: OpCallNode, scope: Scope): Matcher {
  const query = textQueryCall(node.right)
  const wanted = query ? argumentOf(query, scope) : scope.evaluate(node.right).value
  const known = compiled.get(node)
  if (known && known.wanted === wanted) return known.matcher
  const matcher = query ? new TextQuery(typeof wanted === 'string' ? wanted : '') : new Pattern(wanted)
  compiled.set(node, { wanted, matcher })
  return matcher
}

/** The `text::query(...)` on the right side of a `match`, if that is what is there. */
export function textQueryCall(wrapped: Node): FuncCallNode | undefined {
  const node = ungroup(wrapped)
  return node.type === 'FuncCall' && node.namespace === 'text' && node.name === 'query' ? node : undefined
}

function argumentOf(query: FuncCallNode, scope: Scope): unknown {
  const [argument] = query.args
  return argument ? scope.evaluate(argument).value : null
}
