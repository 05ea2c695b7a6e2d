import { constantValue, isConstant } from '../constants.ts'
import type { Scope } from '../scope.ts'
import { childrenOf, type Node } from '../syntax.ts'
import type { Tracked } from '../tracked.ts'

const hasSubquery = new WeakMap<Node, boolean>()

/**
 * A filter's condition in which each query inside it that is the same for all items (`_id in *[...]._id`) is run once
 * for all of them, and not at all when no item needs it. `scope` is the one around the filter.
 */
export function hoistSubqueries(node: Node, scope: Scope): Node {
  if (!holdsSubquery(node)) return node
  if (isConstant(node)) return once(node, scope)
  switch (node.type) {
    case 'And':
    case 'Or':
    case 'OpCall':
      return { ...node, left: hoistSubqueries(node.left, scope), right: hoistSubqueries(node.right, scope) }
    case 'Group':
    case 'Not':
      return { ...node, base: hoistSubqueries(node.base, scope) }
    case 'FuncCall':
      return { ...node, args: node.args.map((arg) => hoistSubqueries(arg, scope)) }
    default:
      return node
  }
}

function once(node: Node, scope: Scope): Node {
  let known: Tracked | undefined
  return {
    type: 'Once',
    value: () => {
      known ??= constantValue(node, scope)
      return known
    },
  }
}

function holdsSubquery(node: Node): boolean {
  const known = hasSubquery.get(node)
  if (known !== undefined) return known
  const holds = node.type === 'Everything' || childrenOf(node).some(holdsSubquery)
  hasSubquery.set(node, holds)
  return holds
}
